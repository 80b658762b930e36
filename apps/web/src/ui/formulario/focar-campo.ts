/** The focus goes to the field of this name, or to the first of its answers: that is where what is wrong is read (DESIGN 9). */
export function focarCampo(nome: string): void {
  document.querySelector<HTMLElement>(`[name="${CSS.escape(nome)}"]`)?.focus();
}
