/** "m•••@exemplo.com.br": enough for its owner to know which one, as screens show it (ASVS 14.2.6). */
export function mascararEmail(email: string): string {
  const arroba = email.lastIndexOf('@');
  return arroba < 1 ? '•••' : `${email.charAt(0)}•••${email.slice(arroba)}`;
}
