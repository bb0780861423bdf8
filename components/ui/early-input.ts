import { NOT_HYDRATED } from '@/lib/client/early-click';

/** What can be pressed or filled in. */
const CONTROLS = 'a, button, input, select, textarea, summary, label';

/**
 * What a person did to a component that has not hydrated yet. React makes a component anew whose texts a browser's
 * translator has changed: the target is then found by its box and its place among the box's controls.
 */
type Early = { target: Element; box: Element; place: number };
/** By target, with the animation that meanwhile shows that the click was noticed. */
const clicks = new Map<Element, Early & { pressed: Animation | undefined }>();
/** Fields that were typed into, or have had the focus; last in the order, the one that has it. */
const fields = new Map<Element, Early>();

const controlsIn = (box: Element) => [...box.querySelectorAll<HTMLElement>(CONTROLS)];

function earlyTarget({ target }: Event): Early | undefined {
  const box = target instanceof Element && target.closest(NOT_HYDRATED);
  if (!box) return undefined;
  return { target, box, place: controlsIn(box).findLastIndex((control) => control.contains(target)) };
}

/** The same element, or the one that React put in its place. */
const nowOf = ({ target, box, place }: Early): Element | undefined =>
  target.isConnected ? target : controlsIn(box)[place];

/**
 * By an animation, because an attribute would be a hydration mismatch. With reduced motion the target is dimmed without
 * moving.
 */
function showPressed(target: Element): Animation | undefined {
  const opacity = matchMedia('(prefers-reduced-motion: reduce)').matches ? [0.5, 0.5] : [0.4, 0.8];
  return target
    .closest('button, a, label, summary')
    ?.animate({ opacity }, { duration: 500, iterations: Infinity, direction: 'alternate' });
}

if (typeof window !== 'undefined') {
  // on the window, before React's own listener, which would drop the click
  addEventListener(
    'click',
    (event) => {
      const early = earlyTarget(event);
      if (!early || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const { target } = early;
      // a link works by itself while the page still loads
      if (document.readyState !== 'complete' && target.closest('a[href]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // a second click on the same target counts as the first
      if (!clicks.has(target)) clicks.set(target, { ...early, pressed: showPressed(target) });
    },
    true,
  );
  for (const type of ['focusin', 'input'])
    addEventListener(
      type,
      (event) => {
        const early = earlyTarget(event);
        if (!early) return;
        fields.delete(early.target);
        fields.set(early.target, early);
      },
      true,
    );
}

/** Repeats in a component that has hydrated what was done to it before. */
export function repeatEarlyInput(box: Element): void {
  // the field that had the focus last comes first
  for (const [field, early] of [...fields].reverse()) {
    if (early.box !== box) continue;
    fields.delete(field);
    if (!field.isConnected) moveInput(field, nowOf(early));
  }
  for (const [target, early] of clicks) {
    if (early.box !== box) continue;
    clicks.delete(target);
    early.pressed?.cancel();
    nowOf(early)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Gives the field that took another's place what was typed there, and the focus, unless it is somewhere else by now. */
function moveInput(from: Element, to: Element | undefined): void {
  if (!(to instanceof HTMLElement)) return;
  if (document.activeElement === document.body) to.focus({ preventScroll: true });
  if (!isTextField(from) || !isTextField(to) || from.value === from.defaultValue) return;
  // by the browser's own setter: React takes what is set through its own for known, and ignores the event
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}
