BEGIN TRANSACTION;
CREATE TABLE chat (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        said REAL NOT NULL,
        PRIMARY KEY (table_id, n)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "chat" VALUES('first-duel',0,1,'Bob','till tomorrow',1700000100.0);
CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (table_id, n)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "entries" VALUES('first-duel',0,'[-1,"draw air:2"]');
INSERT INTO "entries" VALUES('first-duel',1,'[-1,"draw navy:2"]');
INSERT INTO "entries" VALUES('first-duel',2,'[-1,"draw army:3"]');
INSERT INTO "entries" VALUES('first-duel',3,'[-1,"draw air:1"]');
INSERT INTO "entries" VALUES('first-duel',4,'[-1,"draw air:2"]');
INSERT INTO "entries" VALUES('first-duel',5,'[-1,"draw navy:1"]');
INSERT INTO "entries" VALUES('first-duel',6,'[0,"place air:1 WE-1-2"]');
INSERT INTO "entries" VALUES('first-duel',7,'[-1,"research nuclear"]');
INSERT INTO "entries" VALUES('first-duel',8,'[-1,"draw army:1"]');
INSERT INTO "entries" VALUES('first-duel',9,'[1,"place army:3 WE-1-3"]');
INSERT INTO "entries" VALUES('first-duel',10,'[-1,"draw air:2"]');
INSERT INTO "entries" VALUES('first-duel',11,'[0,"place air:2 SEA-1-3"]');
INSERT INTO "entries" VALUES('first-duel',12,'[0,"advance PO"]');
INSERT INTO "entries" VALUES('first-duel',13,'[-1,"draw navy:1"]');
INSERT INTO "entries" VALUES('first-duel',14,'[1,"place navy:2 SEA-1-2"]');
INSERT INTO "entries" VALUES('first-duel',15,'[-1,"draw navy:3"]');
INSERT INTO "entries" VALUES('first-duel',16,'[0,"place navy:1 PO-1-2"]');
INSERT INTO "entries" VALUES('first-duel',17,'[-1,"research elite-navy"]');
INSERT INTO "entries" VALUES('first-duel',18,'[-1,"draw general"]');
INSERT INTO "entries" VALUES('first-duel',19,'[1,"place air:2 AME-1-4"]');
INSERT INTO "entries" VALUES('first-duel',20,'[-1,"draw general"]');
INSERT INTO "entries" VALUES('first-duel',21,'[0,"place army:1 AME-1-1"]');
INSERT INTO "entries" VALUES('first-duel',22,'[0,"advance SEA"]');
INSERT INTO "entries" VALUES('first-duel',23,'[-1,"draw navy:1"]');
INSERT INTO "entries" VALUES('first-ended',0,'[-1,"draw navy:1"]');
INSERT INTO "entries" VALUES('first-ended',1,'[-1,"draw air:0"]');
INSERT INTO "entries" VALUES('first-ended',2,'[-1,"draw general"]');
INSERT INTO "entries" VALUES('first-ended',3,'[-1,"draw navy:3"]');
INSERT INTO "entries" VALUES('first-ended',4,'[-1,"draw army:1"]');
INSERT INTO "entries" VALUES('first-ended',5,'[-1,"draw admiral"]');
INSERT INTO "entries" VALUES('first-ended',6,'[0,"place admiral SEA-1-1"]');
INSERT INTO "entries" VALUES('first-ended',7,'[-1,"draw navy:2"]');
INSERT INTO "entries" VALUES('first-ended',8,'[1,"place air:0 PO-1-2"]');
INSERT INTO "entries" VALUES('first-ended',9,'[-1,"research elite-army"]');
INSERT INTO "entries" VALUES('first-ended',10,'[1,"place navy:1 PO-1-1"]');
INSERT INTO "entries" VALUES('first-ended',11,'[-1,"lose navy:2"]');
INSERT INTO "entries" VALUES('first-ended',12,'[-1,"draw army:2"]');
INSERT INTO "entries" VALUES('first-ended',13,'[0,"place army:1 AME-1-1"]');
INSERT INTO "entries" VALUES('first-ended',14,'[0,"advance WE"]');
INSERT INTO "entries" VALUES('first-ended',15,'[-1,"draw army:3"]');
INSERT INTO "entries" VALUES('first-ended',16,'[1,"place army:2 WE-1-3"]');
INSERT INTO "entries" VALUES('first-ended',17,'[-1,"draw navy:1"]');
INSERT INTO "entries" VALUES('first-ended',18,'[0,"place army:3 EE-1-2"]');
INSERT INTO "entries" VALUES('first-ended',19,'[-1,"draw navy:1"]');
INSERT INTO "entries" VALUES('first-ended',20,'[-1,"draw air:1"]');
INSERT INTO "entries" VALUES('first-ended',21,'[1,"place navy:1 AME-1-3"]');
INSERT INTO "entries" VALUES('first-ended',22,'[-1,"research task-force-army"]');
INSERT INTO "entries" VALUES('first-ended',23,'[-1,"draw army:1"]');
INSERT INTO "entries" VALUES('first-ended',24,'[0,"place air:1 WE-1-1"]');
INSERT INTO "entries" VALUES('first-ended',25,'[-1,"draw navy:1"]');
INSERT INTO "entries" VALUES('first-ended',26,'[-1,"draw army:2"]');
INSERT INTO "entries" VALUES('first-ended',27,'[1,"place general PO-2-4"]');
INSERT INTO "entries" VALUES('first-ended',28,'[-1,"draw admiral"]');
INSERT INTO "entries" VALUES('first-ended',29,'[0,"place army:2 EE-1-1"]');
INSERT INTO "entries" VALUES('first-ended',30,'[-1,"draw navy:2"]');
INSERT INTO "entries" VALUES('first-ended',31,'[1,"place army:1 WE-1-2"]');
INSERT INTO "entries" VALUES('first-ended',32,'[-1,"research bomber-air"]');
INSERT INTO "entries" VALUES('first-ended',33,'[-1,"draw task-force-army"]');
INSERT INTO "entries" VALUES('first-ended',34,'[0,"place navy:1 PO-2-3"]');
INSERT INTO "entries" VALUES('first-ended',35,'[0,"advance EE"]');
INSERT INTO "entries" VALUES('first-ended',36,'[-1,"draw army:3"]');
INSERT INTO "entries" VALUES('first-ended',37,'[1,"place task-force-army WE-2-2"]');
INSERT INTO "entries" VALUES('first-ended',38,'[-1,"draw army:2"]');
INSERT INTO "entries" VALUES('first-ended',39,'[0,"place navy:1 SEA-1-2"]');
INSERT INTO "entries" VALUES('first-ended',40,'[-1,"draw navy:2"]');
INSERT INTO "entries" VALUES('first-ended',41,'[1,"place army:2 EE-2-3"]');
INSERT INTO "entries" VALUES('first-ended',42,'[-1,"draw air:2"]');
INSERT INTO "entries" VALUES('first-ended',43,'[0,"place army:3 EE-2-2"]');
INSERT INTO "entries" VALUES('first-ended',44,'[-1,"research elite-army"]');
INSERT INTO "entries" VALUES('first-ended',45,'[-1,"research elite-navy"]');
INSERT INTO "entries" VALUES('first-ended',46,'[-1,"draw air:2"]');
INSERT INTO "entries" VALUES('first-ended',47,'[1,"place air:2 WE-2-1"]');
INSERT INTO "entries" VALUES('first-ended',48,'[-1,"lose air:2"]');
INSERT INTO "entries" VALUES('first-ended',49,'[-1,"draw army:3"]');
INSERT INTO "entries" VALUES('first-ended',50,'[0,"place navy:3 AME-1-4"]');
INSERT INTO "entries" VALUES('first-ended',51,'[-1,"draw navy:3"]');
INSERT INTO "entries" VALUES('first-ended',52,'[1,"place admiral WE-2-3"]');
INSERT INTO "entries" VALUES('first-ended',53,'[-1,"draw army:1"]');
INSERT INTO "entries" VALUES('first-ended',54,'[0,"place navy:2 WE-3-1"]');
INSERT INTO "entries" VALUES('first-ended',55,'[-1,"research bomber-navy"]');
INSERT INTO "entries" VALUES('first-ended',56,'[-1,"draw air:1"]');
INSERT INTO "entries" VALUES('first-ended',57,'[1,"place army:1 EE-2-1"]');
INSERT INTO "entries" VALUES('first-ended',58,'[-1,"draw navy:3"]');
INSERT INTO "entries" VALUES('first-ended',59,'[0,"place air:1 WE-3-3"]');
INSERT INTO "entries" VALUES('first-ended',60,'[-1,"draw elite-army"]');
INSERT INTO "entries" VALUES('first-ended',61,'[1,"place navy:3 AME-1-2"]');
INSERT INTO "entries" VALUES('first-ended',62,'[-1,"draw navy:3"]');
INSERT INTO "entries" VALUES('first-ended',63,'[0,"place navy:3 AME-2-3"]');
INSERT INTO "entries" VALUES('first-ended',64,'[-1,"draw army:2"]');
INSERT INTO "entries" VALUES('first-ended',65,'[1,"place army:3 WE-3-2"]');
INSERT INTO "entries" VALUES('first-ended',66,'[1,"advance PO"]');
INSERT INTO "entries" VALUES('first-ended',67,'[-1,"draw air:1"]');
INSERT INTO "entries" VALUES('first-ended',68,'[0,"place bomber-navy AME-2-2"]');
INSERT INTO "entries" VALUES('first-ended',69,'[-1,"draw elite-navy"]');
INSERT INTO "entries" VALUES('first-ended',70,'[-1,"draw general"]');
INSERT INTO "entries" VALUES('first-ended',71,'[-1,"lose air:1"]');
INSERT INTO "entries" VALUES('first-ended',72,'[-1,"draw air:2"]');
INSERT INTO "entries" VALUES('first-ended',73,'[1,"place navy:3 SEA-1-3"]');
INSERT INTO "entries" VALUES('first-ended',74,'[1,"advance EE"]');
INSERT INTO "entries" VALUES('first-ended',75,'[-1,"draw air:2"]');
INSERT INTO "entries" VALUES('first-ended',76,'[0,"place elite-army EE-3-5"]');
INSERT INTO "entries" VALUES('first-ended',77,'[-1,"draw navy:1"]');
INSERT INTO "entries" VALUES('first-ended',78,'[1,"place air:2 SEA-2-2"]');
INSERT INTO "entries" VALUES('first-ended',79,'[-1,"draw navy:1"]');
INSERT INTO "entries" VALUES('first-ended',80,'[0,"place air:2 EE-3-4"]');
INSERT INTO "entries" VALUES('first-ended',81,'[-1,"draw air:2"]');
INSERT INTO "entries" VALUES('first-ended',82,'[1,"place navy:1 SEA-2-3"]');
INSERT INTO "entries" VALUES('first-ended',83,'[-1,"draw air:1"]');
INSERT INTO "entries" VALUES('first-ended',84,'[0,"place air:2 AME-2-1"]');
INSERT INTO "entries" VALUES('first-ended',85,'[-1,"draw air:0"]');
INSERT INTO "entries" VALUES('first-ended',86,'[1,"place air:1 PO-2-1"]');
INSERT INTO "entries" VALUES('first-ended',87,'[-1,"research spy"]');
INSERT INTO "entries" VALUES('first-ended',88,'[-1,"research elite-air"]');
INSERT INTO "entries" VALUES('first-ended',89,'[-1,"draw navy:2"]');
INSERT INTO "entries" VALUES('first-ended',90,'[0,"place army:2 EE-3-3"]');
INSERT INTO "entries" VALUES('first-ended',91,'[0,"advance PO"]');
INSERT INTO "entries" VALUES('first-ended',92,'[-1,"lose navy:2"]');
INSERT INTO "entries" VALUES('first-ended',93,'[-1,"draw army:1"]');
INSERT INTO "entries" VALUES('first-solo',0,'[-1,"draw admiral"]');
INSERT INTO "entries" VALUES('first-solo',1,'[-1,"draw general"]');
INSERT INTO "entries" VALUES('first-solo',2,'[-1,"draw navy:3"]');
INSERT INTO "entries" VALUES('first-solo',3,'[-1,"draw air:1"]');
INSERT INTO "entries" VALUES('first-solo',4,'[-1,"draw air:0"]');
INSERT INTO "entries" VALUES('first-solo',5,'[-1,"draw navy:2"]');
INSERT INTO "entries" VALUES('first-solo',6,'[-1,"draw navy:1"]');
INSERT INTO "entries" VALUES('first-solo',7,'[-1,"draw army:1"]');
INSERT INTO "entries" VALUES('first-solo',8,'[-1,"roll 6"]');
INSERT INTO "entries" VALUES('first-solo',9,'[0,"shift AME"]');
INSERT INTO "entries" VALUES('first-solo',10,'[-1,"roll 3"]');
INSERT INTO "entries" VALUES('first-solo',11,'[-1,"roll 6"]');
INSERT INTO "entries" VALUES('first-solo',12,'[0,"shift SEA"]');
INSERT INTO "entries" VALUES('first-solo',13,'[-1,"lose navy:3"]');
INSERT INTO "entries" VALUES('first-solo',14,'[-1,"draw elite-navy"]');
INSERT INTO "entries" VALUES('first-solo',15,'[0,"place admiral SEA-1-3"]');
INSERT INTO "entries" VALUES('first-solo',16,'[0,"advance WE"]');
INSERT INTO "entries" VALUES('first-solo',17,'[-1,"draw army:1"]');
INSERT INTO "entries" VALUES('first-solo',18,'[-1,"roll 4"]');
INSERT INTO "entries" VALUES('first-solo',19,'[-1,"draw air:2"]');
INSERT INTO "entries" VALUES('first-solo',20,'[0,"place army:1 WE-1-2"]');
INSERT INTO "entries" VALUES('first-solo',21,'[-1,"research task-force-navy"]');
INSERT INTO "entries" VALUES('first-solo',22,'[-1,"draw army:2"]');
INSERT INTO "entries" VALUES('first-solo',23,'[-1,"roll 2"]');
INSERT INTO "entries" VALUES('first-solo',24,'[-1,"draw army:2"]');
CREATE TABLE schema_version (version INTEGER NOT NULL);
INSERT INTO "schema_version" VALUES(1);
CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot', 'open')),
        who TEXT,
        name TEXT NOT NULL,
        key_hash TEXT,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('first-duel',0,'guest','first-schema-host','Ada',NULL);
INSERT INTO "seats" VALUES('first-duel',1,'guest','first-schema-friend','Bob',NULL);
INSERT INTO "seats" VALUES('first-ended',0,'guest','first-schema-host','Ada',NULL);
INSERT INTO "seats" VALUES('first-ended',1,'guest','first-schema-friend','Bob',NULL);
INSERT INTO "seats" VALUES('first-solo',0,'guest','first-schema-host','Ada',NULL);
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        title TEXT NOT NULL,
        header TEXT NOT NULL,
        host TEXT NOT NULL,
        created REAL NOT NULL,
        spectators INTEGER,
        imported INTEGER NOT NULL,
        outcome TEXT
    ) STRICT;
INSERT INTO "tables" VALUES('first-duel','blitzkrieg','{"sandtable":1,"title":"blitzkrieg","rules":1,"mode":"duel","seats":2,"options":{"bonus":"thresholds","reserve-limit":0,"neutral-campaign":"both","allies-at-once":true,"bombed-special":"bag"},"packs":{},"manual":false,"secret":"8c9e75e5eec14dd76178344956e54048a75e104f9d186abbc9cb8a456a6bd47b","commitment":"54f632003bcf1fbebf8701adce98a8eee7602cbacf4ced9cea24e92ed91d230b","position":null}','first-schema-host',1700000000.0,NULL,0,NULL);
INSERT INTO "tables" VALUES('first-solo','blitzkrieg','{"sandtable":1,"title":"blitzkrieg","rules":1,"mode":"solo","seats":1,"options":{"bonus":"thresholds","reserve-limit":0,"neutral-campaign":"both","allies-at-once":true,"bombed-special":"bag","difficulty":"medium","shifts":0,"handicap":0,"tactical-tokens":false,"blitz-follow-up":"space-and-token","big-guns":"all-tokens","research-industry":"research","lead-needed":true,"last-row-theatre":true},"packs":{},"manual":false,"secret":"1169e245fca7708306ee5513a678778fa481240bc362829b8c3407979a2f0999","commitment":"10570d4922779c590d0729a70433e6f47f1254165f3ab1e01498d16488f15ff0","position":null}','first-schema-host',1700000000.0,NULL,0,NULL);
INSERT INTO "tables" VALUES('first-ended','blitzkrieg','{"sandtable":1,"title":"blitzkrieg","rules":1,"mode":"duel","seats":2,"options":{"bonus":"thresholds","reserve-limit":0,"neutral-campaign":"both","allies-at-once":true,"bombed-special":"bag"},"packs":{},"manual":false,"secret":"a9bcd24f20e4804f068408281be5f41e55c1c134b50c7d5da1e528a1a1ce4b5c","commitment":"381b62bc7334df6278aba151b511e81d033f1be9a45f36a0c7414316bdda308c","position":null}','first-schema-host',1700000000.0,NULL,0,'{"shares":[1.0,0.0],"points":[30,21],"reason":"bk-outcome-no-placement"}');
CREATE TABLE tokens (
        hash TEXT PRIMARY KEY,
        guest TEXT NOT NULL,
        name TEXT NOT NULL,
        created REAL NOT NULL
    ) STRICT;
INSERT INTO "tokens" VALUES('0000000000000000000000000000000000000000000000000000000000000000','first-schema-host','robot',1700000000.0);
COMMIT;
