import { PAGE_HYDRATED } from '../client/early-click.ts';
import { REGISTERED_ATTRIBUTE, TYPE_COOKIE } from '../api/session-cookies.ts';

const ROOT = 'document.documentElement';

/** Every page is cached without a session: a registered user never sees "Login / Register" flash. */
const REGISTERED_SCRIPT = `try{if(/(^| )${TYPE_COOKIE}=(EMAIL|PHONE)/.test(document.cookie))${ROOT}.setAttribute('${REGISTERED_ATTRIBUTE}','')}catch{}`;

/**
 * A mark on `<html>` until the document has loaded, or is scrolled: by it the style sheet keeps back what no first
 * screen needs (styles/global.scss).
 */
const LOAD_SCRIPT = `${ROOT}.setAttribute('data-load','');for(const type of['load','scroll'])addEventListener(type,()=>${ROOT}.removeAttribute('data-load'),{once:true})`;

/**
 * Keeps a click on a button that cannot respond before the page has hydrated, shows that it was heard, and hands it over
 * then with the press that came before it. What works by itself, like a link or a form, is left alone. The page may move
 * under a mouse as it hydrates: what was pressed captures the pointer, as on touch screens, and is what is clicked.
 */
const EARLY_SCRIPT = `{const early=new Map(),types=['pointerdown','click'],keep=event=>{const button=event.target.closest('button[type=button]:not([commandfor])');if(!button)return;if(event.type!='click')return button.setPointerCapture(event.pointerId);event.stopImmediatePropagation();early.get(button)??early.set(button,button.animate({opacity:[.5,.5]},1e5))};for(const type of types)addEventListener(type,keep,true);addEventListener('${PAGE_HYDRATED}',()=>{for(const type of types)removeEventListener(type,keep,true);for(const[button,pressed]of early){pressed.cancel();for(const type of types)button.dispatchEvent(new PointerEvent(type,{bubbles:true}))}},{once:true})}`;

/** The one script of this shop's own that stands in every page. */
export const HEAD_SCRIPT = `${REGISTERED_SCRIPT};${LOAD_SCRIPT};${EARLY_SCRIPT}`;

/** How long scripts wait for the page's main picture once its HTML is there. Milliseconds. */
const PICTURE_MS = 200;

/** The type of a script that a browser neither fetches nor runs. */
const LATER = 'text/later';

/**
 * Has the scripts of a stored page fetched and run once its main picture has been drawn: at once where somebody presses,
 * types or scrolls, and without the picture where it takes long. Their addresses stay as they are written: the framework
 * knows its files by them.
 */
export const PICTURE_SCRIPT = `addEventListener('DOMContentLoaded',()=>{const later=document.querySelectorAll('script[type="${LATER}"]'),run=()=>{for(const one of later)one.replaceWith(Object.assign(document.createElement('script'),{src:one.getAttribute('src'),async:true}))},draw=()=>requestAnimationFrame(()=>setTimeout(run));Promise.resolve(document.querySelector('img[fetchpriority=high]')?.decode()).then(draw,draw);setTimeout(run,${PICTURE_MS});for(const type of['pointerdown','keydown','scroll'])addEventListener(type,run,{once:true})})`;

/**
 * Lets `PICTURE_SCRIPT` ask for a page's scripts. Asked for with the HTML, they would share the line with the main
 * picture, the font and the icons, and what is seen goes before what runs.
 */
export const runAfterPicture = (html: string): string =>
  html
    .replaceAll(/<link rel="preload" as="script"[^<>]*>/g, '')
    .replaceAll(
      /<script src="(\/_next\/[^"]*)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g,
      `<script type="${LATER}" src="$1"></script>`,
    )
    .replace('</head>', () => `<script>${PICTURE_SCRIPT}</script></head>`);
