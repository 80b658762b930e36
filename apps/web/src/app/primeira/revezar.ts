/**
 * Replaces the first paint of the page by the app as soon as the app has a screen: before the browser paints again, so
 * that a person never sees both or neither.
 */
export function revezar(raiz: HTMLElement): void {
  const primeira = document.getElementById('primeira');
  if (primeira === null) return;
  const vigia = new MutationObserver(() => {
    if (raiz.querySelector('h1, main') === null) return;
    vigia.disconnect();
    primeira.remove();
  });
  vigia.observe(raiz, { childList: true, subtree: true });
}
