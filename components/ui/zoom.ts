/** A picture enlarged about the middle of its stage, then moved by `x` and `y` pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** In pixels, measured from the middle of the stage. */
export interface Point {
  x: number;
  y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
const LEAST_ZOOM = 2;

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** How large a picture is that is shown whole in a stage. */
function shownSize(stage: Size, picture: Size): Size {
  const ratio = picture.width / picture.height;
  if (!(ratio > 0) || !Number.isFinite(ratio)) return stage;
  return { width: Math.min(stage.width, stage.height * ratio), height: Math.min(stage.height, stage.width / ratio) };
}

/** How far a picture can be enlarged: as far as its largest file has pixels, and twice in any case. */
export function mostZoom(stage: Size, picture: Size, widestFile: number): number {
  return Math.max(LEAST_ZOOM, Math.min(picture.width, widestFile) / Math.max(1, shownSize(stage, picture).width));
}

/** The view moved by so many pixels, at most until the picture's edge meets that of the stage. */
export function movedBy(view: View, x: number, y: number, stage: Size, picture: Size): View {
  const { width, height } = shownSize(stage, picture);
  return {
    scale: view.scale,
    x: within(view.x + x, Math.max(0, (width * view.scale - stage.width) / 2)),
    y: within(view.y + y, Math.max(0, (height * view.scale - stage.height) / 2)),
  };
}

/** The view at another scale, from 1 to `most`, with what is at `point` staying there. */
export function zoomedTo(view: View, scale: number, point: Point, most: number, stage: Size, picture: Size): View {
  const next = Math.min(most, Math.max(1, scale));
  const growth = next / view.scale;
  return movedBy(
    { scale: next, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth },
    0,
    0,
    stage,
    picture,
  );
}
