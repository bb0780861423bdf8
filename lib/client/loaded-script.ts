/** Set on `<html>` once a document has loaded: what waits for that in style sheets needs no other script. */
export const LOADED_ATTRIBUTE = 'data-loaded';

/** Runs in the head of every page. */
export const LOADED_SCRIPT = `addEventListener('load',()=>document.documentElement.setAttribute('${LOADED_ATTRIBUTE}',''))`;
