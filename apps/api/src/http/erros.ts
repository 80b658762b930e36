import type { ChaveErro, CorpoErro } from '@rateia/contracts/erros';
import { ERROS } from '@rateia/contracts/erros';
import type { Instante } from '@rateia/domain/datas';
import { milissegundosDe } from '@rateia/domain/datas';
import { formatarDuracao } from '@rateia/domain/datas-formatadas';

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
    const linha: {
      readonly status: number;
      readonly codigo?: number;
      readonly link?: string;
      readonly artigo?: string;
    } = ERROS[this.chave];
    const artigo = linha.artigo === undefined ? {} : { artigo: linha.artigo };
    return {
      codigoErro: linha.codigo ?? null,
      message: this.message,
      link: this.link ?? linha.link ?? null,
      dados: { chave: this.chave, ...artigo, ...this.dados },
    };
  }
}

/** The parts of a refusal with a wait: the time in words, and the same in seconds for the browser (spec A§5). */
export function espera(segundos: number) {
  return {
    valores: { tempo: formatarDuracao(segundos) },
    cabecalhos: { 'retry-after': String(segundos) },
  };
}

/** The same for a wait with an end, which is a second away at least. */
export function esperaEntre(agora: Instante, ate: Instante) {
  return espera(Math.max(1, Math.ceil((milissegundosDe(ate) - milissegundosDe(agora)) / 1_000)));
}

/** Ends the use case with a refusal of the catalogue. */
export function recusar(chave: ChaveErro, opcoes: ConstructorParameters<typeof ErroDeCatalogo>[1] = {}): never {
  throw new ErroDeCatalogo(chave, opcoes);
}
