import type { Violacao } from './problema.ts';

export const TXID = /^[a-zA-Z0-9]{26,35}$/;
export const ID_CURTO = /^[a-zA-Z0-9]{1,35}$/;
export const VALOR = /^\d{1,10}\.\d{2}$/;

export type Objeto = Readonly<Record<string, unknown>>;

export function objeto(valor: unknown): Objeto {
  return ehObjeto(valor) ? { ...valor } : {};
}

function ehObjeto(valor: unknown): valor is object {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}

export function texto(valor: unknown): string | undefined {
  return typeof valor === 'string' ? valor : undefined;
}

/** Gathers the faults of a request, in the shape of the standard's `violacoes`. */
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
  function presente(campo: string) {
    return completa || corpo[campo] !== undefined;
  }
  if (presente('calendario')) conferirCalendario(violacoes, corpo['calendario']);
  if (presente('valor')) conferirValor(violacoes, corpo['valor'], completa);
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
  // Locations are made with their charges here, and each serves its own: any other named one does not exist.
  violacoes.exigir(corpo['loc'] === undefined, 'cob.loc.id', 'O location referenciado por loc.id inexiste.');
  return violacoes;
}

function conferirCalendario(violacoes: Violacoes, calendario: unknown): void {
  const { expiracao } = objeto(calendario);
  const inteira = Number.isInteger(expiracao) && Number(expiracao) > 0 && Number(expiracao) < 2 ** 31;
  violacoes.exigir(ehObjeto(calendario), 'cob.calendario', 'O objeto calendario é obrigatório.');
  violacoes.exigir(
    expiracao === undefined || inteira,
    'cob.calendario.expiracao',
    'A expiração deve ser um número inteiro maior que zero.',
  );
}

function conferirValor(violacoes: Violacoes, valor: unknown, completa: boolean): void {
  const { original, modalidadeAlteracao, retirada } = objeto(valor);
  const escrito = texto(original) ?? '';
  // A revision may leave the amount as it is.
  const dispensado = original === undefined && !completa;
  violacoes.exigir(ehObjeto(valor), 'cob.valor', 'O objeto valor é obrigatório.');
  violacoes.exigir(
    dispensado || VALOR.test(escrito),
    'cob.valor.original',
    'O valor não respeita o formato.',
    original,
  );
  violacoes.exigir(!/^0+\.00$/.test(escrito), 'cob.valor.original', 'O valor da cobrança não pode ser zero.', original);
  // Charges that the payer may change, Pix Saque and Pix Troco are products that this account does not have.
  const comum = (modalidadeAlteracao === undefined || modalidadeAlteracao === 0) && retirada === undefined;
  violacoes.exigir(comum, 'cob.valor', 'Esta conta só cobra valores fixos, sem saque nem troco.');
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

export function comTamanho(valor: unknown, maximo: number): boolean {
  return typeof valor === 'string' && [...valor].length <= maximo;
}
