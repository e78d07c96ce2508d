/** A map that is panned and zoomed: by mouse, wheel, fingers, keys and buttons. It may have no edge east and west. */
import { computed, signal } from "@preact/signals";
import type { Point } from "./geometry";

interface World {
  left?: number; // where it begins, if that is not at 0
  top?: number;
  width: number;
  height: number;
  around: number; // 0 when it has an edge
  closest?: number; // how many times the whole board one may go near
  foot?: number; // pixels at the foot of the frame that buttons lie on: the whole board is shown above them
}

const CLICK = 5; // pixels a press may wander and still be one
const CLOSEST = 4;

/** The middle of so much of the board that no more than needed lies beyond its edges. */
function within(middle: number, start: number, length: number, seen: number): number {
  if (seen >= length) return start + length / 2;
  return Math.min(Math.max(middle, start + seen / 2), start + length - seen / 2);
}

export class MapView {
  /** The middle of what is seen, in units of the board, and pixels to a unit. */
  readonly x = signal(0);
  readonly y = signal(0);
  readonly scale = signal(0.1);
  readonly width = signal(0);
  readonly height = signal(0);
  private frame: HTMLElement | null = null;
  private readonly fingers = new Map<number, Point>();
  private wandered = 0;
  private pressed = false; // by a mouse; what a finger did is told as a mouse's once more after it is lifted
  private placed = false;

  constructor(
    readonly world: World,
    private readonly start: { x: number; y: number; wide: number },
  ) {}

  /** So far apart that what stands on the map must be placed anew; in between it only moves. */
  readonly region = computed(() => Math.floor((this.x.value / this.world.width) * 16));

  /** As large as still shows the whole board. */
  get least(): number {
    const { width, height, foot = 0 } = this.world;
    return Math.min(this.width.value / width, Math.max(1, this.height.value - foot) / height);
  }

  private get most(): number {
    const filling = Math.max(this.width.value / this.world.width, this.height.value / this.world.height);
    return filling * (this.world.closest ?? CLOSEST);
  }

  /** Where a point of the board is nearest to the middle of the view. What reads this is drawn again with the region. */
  near(x: number): number {
    const { around } = this.world;
    void this.region.value;
    return around ? x - Math.round((x - this.x.peek()) / around) * around : x;
  }

  /** The place on the frame of a point of the board, in pixels. */
  place([x, y]: Point): Point {
    const scale = this.scale.value;
    return [
      this.width.value / 2 + (this.near(x) - this.x.value) * scale,
      this.height.value / 2 + (y - this.y.value) * scale,
    ];
  }

  go(x: number, y: number, scale = this.scale.peek()): void {
    const { left = 0, top = 0, width, height, around, foot = 0 } = this.world;
    const fit = Math.min(Math.max(scale, this.least), this.most);
    this.scale.value = fit;
    this.x.value = around ? ((x % around) + around) % around : within(x, left, width, this.width.peek() / fit);
    this.y.value = within(y, top, height + foot / fit, this.height.peek() / fit);
  }

  /** Zoom around a point of the frame that stays where it is. */
  zoom(times: number, at: Point = [this.width.peek() / 2, this.height.peek() / 2]): void {
    const before = this.scale.peek();
    const scale = Math.min(Math.max(before * times, this.least), this.most);
    const stay = 1 / before - 1 / scale;
    const dx = (at[0] - this.width.peek() / 2) * stay;
    const dy = (at[1] - this.height.peek() / 2) * stay;
    this.go(this.x.peek() + dx, this.y.peek() + dy, scale);
  }

  whole(): void {
    const { left = 0, top = 0, width, height } = this.world;
    this.go(left + width / 2, top + height / 2, 0);
  }

  /** Move as little as shows a point with some room around it. */
  show(point: Point, room = 70): void {
    const [left, top] = this.place(point);
    const past = (at: number, size: number) => Math.min(0, at - room) + Math.max(0, at - size + room);
    const dx = past(left, this.width.peek());
    const dy = past(top, this.height.peek());
    if (dx || dy) this.go(this.x.peek() + dx / this.scale.peek(), this.y.peek() + dy / this.scale.peek());
  }

  /** Show what the focus came to. What is pressed gets it too, and stays: it would slip away before the press ends. */
  showFocused(point: Point, room?: number): void {
    if (!this.pressed) this.show(point, room);
  }

  /** Follow what is done in a frame; the way to stop it. */
  attach(frame: HTMLElement): () => void {
    this.frame = frame;
    const resized = new ResizeObserver(() => this.measure());
    resized.observe(frame);
    this.measure();
    const on = [
      ["pointerdown", this.press],
      ["pointermove", this.drag],
      ["pointerup", this.lift],
      ["pointercancel", this.lift],
      ["mousedown", this.mouseDown],
      ["click", this.afterDrag],
      ["wheel", this.wheel],
    ] as [string, EventListener][];
    for (const [name, hear] of on) frame.addEventListener(name, hear, { capture: name === "click", passive: false });
    addEventListener("mouseup", this.mouseUp); // wherever that is
    return () => {
      resized.disconnect();
      removeEventListener("mouseup", this.mouseUp);
      for (const [name, hear] of on) frame.removeEventListener(name, hear, { capture: name === "click" });
    };
  }

  /** Take the size of the frame as it is now; what is drawn around it may have changed it a moment ago. */
  measure(): void {
    const { clientWidth = 0, clientHeight = 0 } = this.frame ?? {};
    if (!clientWidth || !clientHeight) return;
    this.width.value = clientWidth;
    this.height.value = clientHeight;
    if (this.placed) this.go(this.x.peek(), this.y.peek());
    else this.go(this.start.x, this.start.y, clientWidth / this.start.wide);
    this.placed = true;
  }

  /** A large screen shows the page magnified; here everything is in the page's own pixels. */
  private within({ clientX, clientY }: MouseEvent): Point {
    const box = this.frame!.getBoundingClientRect();
    const magnified = box.width / this.frame!.clientWidth || 1;
    return [(clientX - box.left) / magnified, (clientY - box.top) / magnified];
  }

  private press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.fingers.size === 0) this.wandered = 0;
    this.fingers.set(event.pointerId, this.within(event));
  };

  private drag = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.within(event);
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.fingers.set(event.pointerId, now);
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    this.wandered += Math.hypot(dx, dy);
    if (this.wandered <= CLICK) return;
    this.frame!.setPointerCapture(event.pointerId);
    const other = others[0];
    if (other) {
      const apart = (point: Point) => Math.hypot(point[0] - other[0], point[1] - other[1]);
      this.zoom(apart(now) / Math.max(1, apart(before)), other);
    } else this.go(this.x.peek() - dx / this.scale.peek(), this.y.peek() - dy / this.scale.peek());
  };

  private lift = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  private mouseDown = (event: MouseEvent): void => {
    this.pressed = event.button === 0;
  };

  private mouseUp = (): void => {
    this.pressed = false;
  };

  /** What ends a drag points at nothing. */
  private afterDrag = (event: MouseEvent): void => {
    if (this.wandered <= CLICK || event.detail === 0) return; // a key drags nothing
    this.wandered = 0;
    event.stopPropagation();
    event.preventDefault();
  };

  private wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), this.within(event));
  };
}
