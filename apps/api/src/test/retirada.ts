import { diaDe, inicioDoDia, somarDias, somarHoras } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { centavos } from '@rateia/domain/dinheiro';
import { linhaDoCodigo, montarCodigoDeBarras } from '@rateia/domain/pagamentos/linha-digitavel';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { ID_STATUS_CONTA_BANCARIA, podeReceberEm } from '@rateia/domain/retirada/regras';
import type { RelogioMovel } from '../db/relogio.ts';
import type { Mundo } from './app.ts';
import { ultimoPinPara } from './caixa-de-entrada.ts';
import type { OpcoesDePessoa, Pessoa } from './construtores.ts';
import { criarPessoa } from './construtores.ts';

/** Moves the product's clock, and nothing else, to an hour of the next day: limits depend on night, day and month. */
export async function irParaAmanha(mundo: Mundo, hora: number): Promise<void> {
  const amanha = somarDias(diaDe(mundo.agora()), 1);
  await (mundo.aplicacao.relogio as RelogioMovel).moverPara(somarHoras(inicioDoDia(amanha), hora));
}

/** Noon of the first day of the next month: nothing was withdrawn yet in it. */
export async function irParaMesNovo(mundo: Mundo): Promise<void> {
  const mes = diaDe(mundo.agora()).slice(0, 7);
  do await irParaAmanha(mundo, 12);
  while (diaDe(mundo.agora()).startsWith(mes));
}

export type QuemRetira = Pessoa & { readonly idChave: number };

/** A person with money and a rested Pix key in his own CPF. */
export async function criarQuemRetira(
  mundo: Mundo,
  opcoes: OpcoesDePessoa & { readonly saldo: Centavos },
): Promise<QuemRetira> {
  return await darChave(mundo, await criarPessoa(mundo, opcoes));
}

/** Gives a person a Pix key in his own CPF that has rested. */
export async function darChave(mundo: Mundo, pessoa: Pessoa): Promise<QuemRetira> {
  const { db, cifra } = mundo.aplicacao.deps;
  const desde = somarDias(diaDe(mundo.agora()), -2);
  const { id } = await db
    .insertInto('chaves_pix')
    .values({
      usuario_id: pessoa.id,
      tipo_chave: 'cpf',
      chave_cifrada: cifra.cifrar(pessoa.cpf, 'chavePix'),
      chave_indice: cifra.indice(pessoa.cpf, 'chavePix'),
      criada_em: inicioDoDia(desde),
      pode_receber_em: podeReceberEm(inicioDoDia(desde), REGRAS_PADRAO),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...pessoa, idChave: id };
}

/** An account of a bank whose check digits are known, of nobody in particular. */
export const CONTA_BOA = { banco: '001', agencia: '1584-9', conta: '210169-6' } as const;

/** Gives a person a confirmed bank account that has rested. */
export async function darConta(
  mundo: Mundo,
  { id: usuarioId }: Pick<Pessoa, 'id'>,
  conta: string = CONTA_BOA.conta,
): Promise<{ readonly idConta: number }> {
  const { db, cifra } = mundo.aplicacao.deps;
  const desde = inicioDoDia(somarDias(diaDe(mundo.agora()), -2));
  const { banco, agencia } = CONTA_BOA;
  const { id } = await db
    .insertInto('contas_bancarias')
    .values({
      usuario_id: usuarioId,
      banco,
      tipo: 'corrente',
      agencia,
      conta_cifrada: cifra.cifrar(conta, 'contaBancaria'),
      conta_indice: cifra.indice(`${banco}:${agencia.slice(0, 4)}:${conta}`, 'contaBancaria'),
      status: ID_STATUS_CONTA_BANCARIA.verificada,
      criada_em: desde,
      verificada_em: desde,
      pode_receber_em: podeReceberEm(desde, REGRAS_PADRAO),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { idConta: id };
}

/** The line of a boleto that the sandbox's registry knows; the digit says whose (a shop, arrears, wallet, bets, paid, expired). */
export function linhaDoTipo(
  mundo: Mundo,
  { qual, valor, serie = 1 }: { readonly qual: number; readonly valor: number; readonly serie?: number },
): string {
  return linhaDoCodigo(
    montarCodigoDeBarras({
      banco: '237',
      vencimento: somarDias(diaDe(mundo.agora()), 3),
      valor: centavos(valor),
      campoLivre: `${qual}${String(serie).padStart(24, '0')}`,
    }),
  );
}

/** Withdraws by Pix to the own key. */
export async function retirar(mundo: Mundo, quem: QuemRetira, valor: number): Promise<string> {
  return await pedirRetirada(mundo, quem, { valor, idChave: quem.idChave });
}

export type PedidoDeRetirada = {
  readonly valor: number;
  readonly tipoId?: 1 | 2 | 3;
  readonly idChave?: number;
  readonly idConta?: number;
  readonly idBoleto?: number;
};

/** Makes a withdrawal of any kind and gives its code; answers its public id. */
export async function pedirRetirada(mundo: Mundo, quem: Pessoa, pedido: PedidoDeRetirada): Promise<string> {
  const { status, corpo, bruto } = await mundo.chamar('createRetirada', pedido, { como: quem });
  if (status !== 200) throw new Error(`createRetirada: ${bruto}`);
  const pin = await ultimoPinPara(mundo, quem.email);
  const autorizada = await mundo.chamar('autorizarRetirada', { id: corpo.id, pin }, { como: quem });
  if (autorizada.status !== 200) throw new Error(`autorizar: ${autorizada.bruto}`);
  return corpo.id;
}
