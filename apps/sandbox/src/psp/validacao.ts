import type { Violacao } from './problema.ts';

export const TXID = /^[a-zA-Z0-9]{26,35}$/;
export const ID_CURTO = /^[a-zA-Z0-9]{1,35}$/;
export const VALOR = /^\d{1,10}\.\d{2}$/;

export type Objeto = Readonly<Record<string, unknown>>;

export function objeto(valor: unknown): Objeto {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor) ? { ...valor } : {};
}

export function texto(valor: unknown): string | undefined {
  return typeof valor === 'string' ? valor : undefined;
}

/** Gathers what is wrong with a request, in the shape of the standard's `violacoes`. */
export class Violacoes {
  readonly lista: Violacao[] = [];

  exigir(condicao: boolean, propriedade: string, razao: string, valor?: unknown): void {
    if (condicao) return;
    this.lista.push({ razao, propriedade, ...(typeof valor === 'string' ? { valor } : {}) });
  }

  get nenhuma(): boolean {
    return this.lista.length === 0;
  }
}

export interface Contratante {
  readonly chave: string;
  readonly completa: boolean;
}

/** The rules of a charge to create (`completa`) or to revise. */
export function violacoesDaCobranca(corpo: Objeto, { chave, completa }: Contratante): Violacoes {
  const violacoes = new Violacoes();
  const presente = (campo: string) => completa || corpo[campo] !== undefined;
  if (presente('calendario')) conferirCalendario(violacoes, corpo['calendario']);
  if (presente('valor')) conferirValor(violacoes, objeto(corpo['valor'])['original']);
  if (presente('chave')) {
    violacoes.exigir(
      corpo['chave'] === chave,
      'cob.chave',
      'A chave não pertence a este usuário recebedor.',
      corpo['chave'],
    );
  }
  if (corpo['devedor'] !== undefined) conferirDevedor(violacoes, objeto(corpo['devedor']));
  if (corpo['solicitacaoPagador'] !== undefined) {
    const cabe = comTamanho(corpo['solicitacaoPagador'], 140);
    violacoes.exigir(cabe, 'cob.solicitacaoPagador', 'O texto passa de 140 caracteres.');
  }
  if (corpo['infoAdicionais'] !== undefined) conferirInformacoes(violacoes, corpo['infoAdicionais']);
  return violacoes;
}

function conferirCalendario(violacoes: Violacoes, calendario: unknown): void {
  const { expiracao } = objeto(calendario);
  const inteira = Number.isInteger(expiracao) && Number(expiracao) > 0 && Number(expiracao) < 2 ** 31;
  violacoes.exigir(calendario !== undefined, 'cob.calendario', 'O campo calendario é obrigatório.');
  violacoes.exigir(
    expiracao === undefined || inteira,
    'cob.calendario.expiracao',
    'A expiração deve ser um número inteiro maior que zero.',
  );
}

function conferirValor(violacoes: Violacoes, original: unknown): void {
  const escrito = texto(original) ?? '';
  violacoes.exigir(VALOR.test(escrito), 'cob.valor.original', 'O valor não respeita o formato.', original);
  violacoes.exigir(!/^0+\.00$/.test(escrito), 'cob.valor.original', 'O valor da cobrança não pode ser zero.', original);
}

function conferirDevedor(violacoes: Violacoes, { cpf, cnpj, nome }: Objeto): void {
  const umDocumento = (cpf === undefined) !== (cnpj === undefined);
  const cpfCerto = cpf === undefined || /^\d{11}$/.test(texto(cpf) ?? '');
  const cnpjCerto = cnpj === undefined || /^[0-9A-Z]{14}$/.test(texto(cnpj) ?? '');
  violacoes.exigir(umDocumento, 'cob.devedor', 'Informe CPF ou CNPJ do devedor, e apenas um deles.');
  violacoes.exigir(cpfCerto, 'cob.devedor.cpf', 'CPF inválido.');
  violacoes.exigir(cnpjCerto, 'cob.devedor.cnpj', 'CNPJ inválido.');
  violacoes.exigir(nome !== '' && comTamanho(nome, 200), 'cob.devedor.nome', 'Informe o nome do devedor.');
}

function conferirInformacoes(violacoes: Violacoes, informacoes: unknown): void {
  const itens: unknown[] = Array.isArray(informacoes) ? informacoes : [undefined];
  const certos = itens.every((item) => {
    const { nome, valor } = objeto(item);
    return comTamanho(nome, 50) && comTamanho(valor, 200);
  });
  violacoes.exigir(certos && itens.length <= 50, 'cob.infoAdicionais', 'As informações não respeitam o formato.');
}

function comTamanho(valor: unknown, maximo: number): boolean {
  return typeof valor === 'string' && valor.length <= maximo;
}

export interface Pagina<Item> {
  readonly itens: readonly Item[];
  readonly parametros: Record<string, unknown>;
}

/** The shared part of the lists: period, page, and their echo in `parametros`. */
export function paginar<Item>(
  query: Objeto,
  todos: (inicio: number, fim: number) => readonly Item[],
): Pagina<Item> | Violacoes {
  const violacoes = new Violacoes();
  const inicio = Date.parse(texto(query['inicio']) ?? '');
  const fim = Date.parse(texto(query['fim']) ?? '');
  const atual = Number(query['paginacao.paginaAtual'] ?? 0);
  const porPagina = Number(query['paginacao.itensPorPagina'] ?? 100);
  violacoes.exigir(!Number.isNaN(inicio), 'inicio', 'Data de início inválida.', query['inicio']);
  violacoes.exigir(!Number.isNaN(fim), 'fim', 'Data de fim inválida.', query['fim']);
  violacoes.exigir(!(fim < inicio), 'fim', 'O fim é anterior ao início.', query['fim']);
  violacoes.exigir(Number.isInteger(atual) && atual >= 0, 'paginacao.paginaAtual', 'Página inválida.');
  const tamanhoCerto = Number.isInteger(porPagina) && porPagina >= 1 && porPagina <= 1_000;
  violacoes.exigir(tamanhoCerto, 'paginacao.itensPorPagina', 'Quantidade inválida.');
  if (!violacoes.nenhuma) return violacoes;
  const itens = todos(inicio, fim);
  return {
    itens: itens.slice(atual * porPagina, (atual + 1) * porPagina),
    parametros: {
      inicio: new Date(inicio).toISOString(),
      fim: new Date(fim).toISOString(),
      paginacao: {
        paginaAtual: atual,
        itensPorPagina: porPagina,
        quantidadeDePaginas: Math.max(1, Math.ceil(itens.length / porPagina)),
        quantidadeTotalDeItens: itens.length,
      },
    },
  };
}
