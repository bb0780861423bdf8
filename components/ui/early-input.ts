const NOT_HYDRATED = '[data-hydrated="false"]';

/** What can be pressed or filled in. */
const CONTROLS = 'a, button, input, select, textarea, summary, label';

/**
 * What a person did to a component that has not hydrated yet, by its target. React makes a component anew whose texts
 * a browser's translator has changed: the target is then found by its box and its place among the box's controls.
 */
type Early = { box: Element; place: number };
/** With the animation that meanwhile shows that the click was noticed. */
const earlyClicks = new Map<Element, Early & { pressed: Animation | undefined }>();
/** Fields that were typed into, or have the focus. */
const earlyFields = new Map<Element, Early & { isEdited: boolean }>();

const controlsIn = (box: Element): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(CONTROLS)];

function earlyTarget({ target }: Event): (Early & { target: Element }) | undefined {
  const box = target instanceof Element ? target.closest(NOT_HYDRATED) : null;
  if (!box || !(target instanceof Element)) return undefined;
  const control = target.closest<HTMLElement>(CONTROLS);
  return { target, box, place: control ? controlsIn(box).indexOf(control) : -1 };
}

/** The same element, or the one that React put in its place. */
const nowOf = (target: Element, { box, place }: Early): Element | undefined =>
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
      const { target, box, place } = early;
      // a link works by itself while the page still loads
      if (document.readyState !== 'complete' && target.closest('a[href]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // a second click on the same target counts as the first
      if (!earlyClicks.has(target)) earlyClicks.set(target, { box, place, pressed: showPressed(target) });
    },
    { capture: true },
  );
  for (const type of ['focusin', 'input'] as const)
    addEventListener(
      type,
      (event) => {
        const early = earlyTarget(event);
        if (!early) return;
        const { target, box, place } = early;
        const isEdited = type === 'input' || earlyFields.get(target)?.isEdited === true;
        // last in the order: the one that has the focus
        earlyFields.delete(target);
        earlyFields.set(target, { box, place, isEdited });
      },
      { capture: true, passive: true },
    );
}

/** Repeats in a component that has hydrated what was done to it before. */
export function repeatEarlyInput(box: Element): void {
  // the field that had the focus last comes first
  for (const [field, early] of [...earlyFields].reverse()) {
    if (early.box !== box) continue;
    earlyFields.delete(field);
    if (!field.isConnected) moveInput(field, nowOf(field, early), early.isEdited);
  }
  for (const [target, early] of earlyClicks) {
    if (early.box !== box) continue;
    earlyClicks.delete(target);
    early.pressed?.cancel();
    nowOf(target, early)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: Element | undefined): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Gives the field that took another's place what was typed there, and the focus, unless it is somewhere else by now. */
function moveInput(from: Element, to: Element | undefined, isEdited: boolean): void {
  if (!(to instanceof HTMLElement)) return;
  if (document.activeElement === document.body) to.focus({ preventScroll: true });
  if (!isEdited || !isTextField(from) || !isTextField(to) || to.value === from.value) return;
  // by the browser's own setter: React takes what is set through its own for known, and ignores the event
  const { prototype } = to instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}
