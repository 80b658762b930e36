/** Puts the focus on the field of this name, or on the first of its answers, where the error is read (DESIGN 9). */
export function focarCampo(nome: string): void {
  const campo = document.querySelector<HTMLElement>(`[name="${CSS.escape(nome)}"]`);
  if (campo === null) return;
  campo.focus();
  // Its error is drawn under it, where a bar of the page may lie over it.
  requestAnimationFrame(() => {
    const erro = document.getElementById(campo.getAttribute('aria-describedby') ?? '');
    erro?.scrollIntoView({ block: 'nearest' });
  });
}
