import { diaDe, inicioDoDia, somarDias, somarHoras } from '@rateia/domain/datas';
import type { Centavos } from '@rateia/domain/dinheiro';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { podeReceberEm } from '@rateia/domain/retirada/regras';
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

/** Makes a withdrawal and gives its code; answers its public id. */
export async function retirar(mundo: Mundo, quem: QuemRetira, valor: number): Promise<string> {
  const { status, corpo, bruto } = await mundo.chamar(
    'createRetirada',
    { valor, idChave: quem.idChave },
    { como: quem },
  );
  if (status !== 200) throw new Error(`createRetirada: ${bruto}`);
  const pin = await ultimoPinPara(mundo, quem.email);
  const autorizada = await mundo.chamar('autorizarRetirada', { id: corpo.id, pin }, { como: quem });
  if (autorizada.status !== 200) throw new Error(`autorizar: ${autorizada.bruto}`);
  return corpo.id;
}
