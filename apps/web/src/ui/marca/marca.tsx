/** The mark alone: an r whose arm is a slice. Decorative: say the name in words beside it. */
export function Marca({ tamanho = 40 }: { readonly tamanho?: number }) {
  return (
    <svg width={tamanho} height={tamanho} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="12" fill="var(--rt-p6)" />
      <rect x="10.5" y="10" width="7" height="20" rx="2" fill="#fff" />
      <path d="M20 21V11.2A1.2 1.2 0 0 1 21.2 10 9.8 9.8 0 0 1 31 19.8 1.2 1.2 0 0 1 29.8 21Z" fill="var(--rt-m5)" />
    </svg>
  );
}
