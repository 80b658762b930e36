import type { ChaveErro, CorpoErro } from '@rateia/contracts/erros';
import { ERROS } from '@rateia/contracts/erros';

/** A refusal of the catalogue, thrown by use cases (HOUSE §8). `valores` fill the `{x}` of its message. */
export class ErroDeCatalogo extends Error {
  readonly chave: ChaveErro;
  readonly dados: Readonly<Record<string, unknown>>;
  readonly link: string | undefined;
  /** Headers of the answer, e.g. Retry-After. */
  readonly cabecalhos: Readonly<Record<string, string>>;

  constructor(
    chave: ChaveErro,
    {
      valores = {},
      dados = {},
      link,
      cabecalhos = {},
      message,
    }: {
      readonly valores?: Readonly<Record<string, string | number>>;
      readonly dados?: Readonly<Record<string, unknown>>;
      readonly link?: string;
      readonly cabecalhos?: Readonly<Record<string, string>>;
      readonly message?: string;
    } = {},
  ) {
    super(
      (message ?? ERROS[chave].message).replace(/\{(\w+)\}/g, (inteiro, nome: string) =>
        String(valores[nome] ?? inteiro),
      ),
    );
    this.name = 'ErroDeCatalogo';
    this.chave = chave;
    this.dados = dados;
    this.link = link;
    this.cabecalhos = cabecalhos;
  }

  get status(): number {
    return ERROS[this.chave].status;
  }

  corpo(): CorpoErro {
    const linha: { readonly status: number; readonly codigo?: number; readonly link?: string } = ERROS[this.chave];
    return {
      codigoErro: linha.codigo ?? null,
      message: this.message,
      link: this.link ?? linha.link ?? null,
      dados: { chave: this.chave, ...this.dados },
    };
  }
}

/** Ends the use case with a refusal of the catalogue. */
export const recusar = (chave: ChaveErro, opcoes: ConstructorParameters<typeof ErroDeCatalogo>[1] = {}): never => {
  throw new ErroDeCatalogo(chave, opcoes);
};
