import { centavos } from '@rateia/domain/dinheiro';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import { ultimoPinPara } from '../../../test/caixa-de-entrada.ts';
import { assentarComBanco, ligarWebhook } from '../../../test/checkout.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarCatalogo, criarPessoa, depositar } from '../../../test/construtores.ts';
import { assinar, criarGrupo, entregarAcesso, TOTAL_COMUM } from '../../../test/grupos.ts';
import { criarQuemRetira, irParaMesNovo, retirar } from '../../../test/retirada.ts';

let mundo: Mundo;
let suporte: Pessoa;
beforeAll(async () => {
  mundo = await criarMundo();
  await ligarWebhook(mundo);
  await criarCatalogo(mundo);
  suporte = await criarPessoa(mundo, { nome: 'Aline', papeis: ['suporte'] });
});
afterAll(async () => await mundo.encerrar());

const SALDO = centavos(100_00);
/** A signed group: a member who pays is in at once, with the data of the vault. */
async function grupoAssinado(administrador?: Pessoa) {
  const grupo = await criarGrupo(mundo, {
    acessoImediato: true,
    ...(administrador === undefined ? {} : { administrador }),
  });
  await entregarAcesso(mundo, grupo);
  return grupo;
}
/** Joins, opens the access data, and withdraws within the seven days. */
async function entrarESair(id: number, pessoa?: Pessoa): Promise<void> {
  const membro = await assinar(mundo, { idGrupo: id, ...(pessoa === undefined ? {} : { pessoa }) });
  expect((await mundo.chamar('abrirDadosAcesso', { id }, { como: membro })).status).toBe(200);
  const pedido = { idMembro: membro.assinaturaId, idGrupo: id, motivo: 3, tipo: 'arrependimento', textoMotivo: '' };
  const r = await mundo.chamar('cancelarMembro', { ...pedido, totalMostrado: TOTAL_COMUM }, { como: membro });
  expect(r.status, r.bruto).toBe(200);
}
async function excluir(como: Pessoa): Promise<void> {
  await mundo.chamar('enviarPinExclusao', {}, { como });
  const r = await mundo.chamar('excluirDados', { id: como.id, pin: await ultimoPinPara(mundo, como.email) }, { como });
  expect(r.status, r.bruto).toBe(200);
  await mundo.avancar({ dias: 7, minutos: 1 });
}
/** Registers again and gives this CPF. */
async function voltarCom(cpf: string): Promise<Pessoa> {
  const volta = await criarPessoa(mundo);
  const { db, cifra } = mundo.aplicacao.deps;
  await db
    .updateTable('usuarios')
    .set({ cpf_cifrado: cifra.cifrar(cpf, 'usuario:cpf'), cpf_indice: cifra.indice(cpf, 'usuario:cpf') })
    .where('id', '=', volta.id)
    .execute();
  return { ...volta, cpf };
}
async function emRevisao({ id }: Pessoa) {
  return (await mundo.chamar('getDinheiroParado', {}, { como: suporte })).corpo.itens
    .filter((i) => i.tipo === 'revisao' && i.conta?.id === id)
    .map(({ motivo, quantas }) => ({ motivo, quantas }));
}

describe('Withdrawals by right of a person who deletes the account and comes back (REGRAS 2.9, 2.17)', () => {
  it('count on by the CPF: the third one counts as the third, in any account', async () => {
    await irParaMesNovo(mundo);
    const antes = await criarQuemRetira(mundo, { nome: 'Rita', saldo: SALDO });
    for (const _vez of [1, 2]) await entrarESair((await grupoAssinado()).id, antes);
    await retirar(mundo, antes, SALDO);
    await assentarComBanco(mundo);
    await excluir(antes);

    const [volta, outra] = [await voltarCom(antes.cpf), await criarPessoa(mundo)];
    for (const pessoa of [volta, outra]) {
      await depositar(mundo, pessoa, SALDO);
      await entrarESair((await grupoAssinado()).id, pessoa);
    }
    expect(await emRevisao(volta)).toEqual([{ motivo: 'arrependimento', quantas: 3 }]);
    expect(await emRevisao(outra)).toEqual([]);
  });

  it('and those paid by the platform in the groups of an administrator, since he was last looked at', async () => {
    const { db } = mundo.aplicacao.deps;
    const antiga = await grupoAssinado();
    for (const _vez of [1, 2]) await entrarESair(antiga.id);
    // Stands in for a deletion of the account, for which his groups would first have to end and be paid out.
    const { cpf_indice, email } = await db
      .selectFrom('usuarios')
      .select(['cpf_indice', 'email'])
      .where('id', '=', antiga.administrador.id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('contas_excluidas')
      .values({
        usuario_id: antiga.administrador.id,
        email_indice: Buffer.from(email),
        cpf_indice,
        excluida_em: mundo.agora(),
        guardar_ate: '2099-01-01T00:00:00Z',
      })
      .execute();
    await db
      .updateTable('usuarios')
      .set({ cpf_cifrado: null, cpf_indice: null, nascimento_cifrado: null, dados_fiscais_em: null })
      .where('id', '=', antiga.administrador.id)
      .execute();

    const volta = await voltarCom(antiga.administrador.cpf);
    const nova = await grupoAssinado(volta);
    await entrarESair(nova.id);
    expect(await emRevisao(volta)).toEqual([{ motivo: 'cobertura', quantas: 3 }]);
    await entrarESair(nova.id);
    expect(await emRevisao(volta)).toHaveLength(1);
  });
});
