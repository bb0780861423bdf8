/** What only a service whose price is an estimate leads to. */
export const OF_ESTIMATES = {
  en: /\bquotations?\b|\bstages?\b|\binstalments?\b/i,
  zh: /報價單|分期/,
  cn: /报价单|分期/,
};
/** What only works are visited for. */
export const OF_VISITS = { en: /\bpipes?\b|visit your home/i, zh: /喉管|上門度尺/, cn: /管线|上门量房/ };
