/** Puts the focus on the field of this name, or on the first of its answers, where the error is read (DESIGN 9). */
export function focarCampo(nome: string): void {
  document.querySelector<HTMLElement>(`[name="${CSS.escape(nome)}"]`)?.focus();
}
