const MAIOR_PORTA = 65_535;

/** The ports of the sandbox, for pages and for e-mail: 3100 and 3125, unless the environment names others. */
export function portasDaSandbox(ambiente: Readonly<Record<string, string | undefined>>): {
  readonly porta: number;
  readonly portaSmtp: number;
} {
  function ler(nome: string, padrao: number): number {
    const escrita = ambiente[nome];
    if (escrita === undefined || escrita === '') return padrao;
    const numero = Number(escrita);
    if (Number.isInteger(numero) && numero >= 0 && numero <= MAIOR_PORTA) return numero;
    throw new Error(`${nome} deve ser um número de porta, e é "${escrita}".`);
  }
  return { porta: ler('SANDBOX_PORT', 3100), portaSmtp: ler('SANDBOX_SMTP_PORT', 3125) };
}
