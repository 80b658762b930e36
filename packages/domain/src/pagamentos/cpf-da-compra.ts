/** Fiscal data that a purchase may lack: CPF and birth date, or the address that some methods print. */
export const FALTAM_NA_COMPRA = ['dadosFiscais', 'endereco'] as const;
type FaltaNaCompra = (typeof FALTAM_NA_COMPRA)[number];

/** The purposes of a purchase that ask who pays it. */
type CompraPara = 'grupo' | 'saldo' | 'bolao';

/** True if money of another CPF goes back: the balance and the pools are for their owner's money alone (REGRAS 1, 2.5). */
export function soDoProprioCpf(para: CompraPara): boolean {
  return para !== 'grupo';
}

/** The fiscal data that a purchase lacks; the address counts for a method that prints it (REGRAS 2.4). */
export function faltamNaCompra(tem: {
  readonly dadosFiscais: boolean;
  readonly endereco: boolean;
  readonly pedeEndereco: boolean;
}): FaltaNaCompra[] {
  return [
    ...(tem.dadosFiscais ? [] : (['dadosFiscais'] as const)),
    ...(tem.pedeEndereco && !tem.endereco ? (['endereco'] as const) : []),
  ];
}
