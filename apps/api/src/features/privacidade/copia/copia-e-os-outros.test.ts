import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DADOS_PESSOAIS } from '../../../features.ts';
import type { Mundo } from '../../../test/app.ts';
import { criarMundo } from '../../../test/app.ts';
import type { Pessoa } from '../../../test/construtores.ts';
import { criarPessoa } from '../../../test/construtores.ts';
import { enviarImagens } from '../../../test/identidade.ts';
import { montados } from '../../../test/trilhas.ts';
import { afetadosPor } from '../afetados.ts';
import { lerDados } from './ler-dados.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await criarMundo();
});
afterAll(() => mundo.encerrar());

async function tabelaDe({ id: usuarioId }: Pessoa, titulo: string) {
  const { db, cifra, gateways } = mundo.aplicacao.deps;
  const partes = await lerDados(db, { cifra, gateways, usuarioId, registro: DADOS_PESSOAIS });
  return partes.flatMap(({ tabelas }) => tabelas).flatMap((t) => (t.titulo === titulo ? t.registros : []));
}
async function acoes(quem: Pessoa, titulo: string) {
  return (await tabelaDe(quem, titulo)).map(({ acao }) => acao);
}
const DA_CONTA = 'O que foi feito na conta';
const DA_EQUIPE = 'O que a nossa equipe fez na sua conta';

describe('The copy of one person and the secrets of another (REGRAS 2.17 Export)', () => {
  it('a refusal stays a waiting invitation to the inviter, in its moment too; the person who refused sees it', async () => {
    const { db } = mundo.aplicacao.deps;
    const [eu, recusou, espera] = [await criarPessoa(mundo), await criarPessoa(mundo), await criarPessoa(mundo)];
    const em = mundo.agora();
    await mundo.avancar({ dias: 1 });
    const daqui = { menor_id: eu.id, convidada_por: eu.id, criada_em: em };
    await db
      .insertInto('conexoes')
      .values([
        { ...daqui, maior_id: recusou.id, estado: 'recusada', mudou_em: mundo.agora() },
        { ...daqui, maior_id: espera.id, estado: 'pendente', mudou_em: em },
      ])
      .execute();
    await montados(db, 'conexao', 'todos');
    const minhas = await tabelaDe(eu, 'Conexões da sua rede');
    expect(minhas).toHaveLength(2);
    expect(minhas[0]).toEqual(minhas[1]);
    expect(minhas[0]).toMatchObject({ estado: 'pendente', convite_seu: true });
    expect(await tabelaDe(recusou, 'Conexões da sua rede')).toMatchObject([{ estado: 'recusada', convite_seu: false }]);
  });

  it("an operator's words about a person are not in the operator's own copy; the act is in hers, without him", async () => {
    const [suporte, ela] = [await criarPessoa(mundo, { papeis: ['suporte'] }), await criarPessoa(mundo)];
    const mensagem = 'Suspeita de conta de terceiro, caso 4711';
    const bloqueio = await mundo.chamar('bloquearPessoa', { id: ela.id, mensagem }, { como: suporte });
    expect(bloqueio.status, bloqueio.bruto).toBeLessThan(300);
    const dele = await tabelaDe(suporte, DA_CONTA);
    expect(dele).toContainEqual(expect.objectContaining({ acao: 'conta.bloquear', alvo: null, dados: null }));
    expect(JSON.stringify(dele)).not.toContain('4711');
    const dela = await tabelaDe(ela, DA_EQUIPE);
    expect(dela).toEqual([{ acao: 'conta.bloquear', em: expect.anything() }]);
    expect(await acoes(suporte, DA_EQUIPE)).toEqual([]);
    expect(await acoes(ela, DA_CONTA)).not.toContain('conta.bloquear');
  });

  it("one's own acts stay whole, and are no acts of the staff", async () => {
    const eu = await criarPessoa(mundo);
    await mundo.chamar('updateUsuario', { nickName: 'Dora' }, { como: eu });
    expect(await tabelaDe(eu, DA_CONTA)).toContainEqual(
      expect.objectContaining({ acao: 'perfil.editado', alvo: `usuario:${eu.id}`, dados: expect.anything() }),
    );
    expect(await acoes(eu, DA_EQUIPE)).toEqual([]);
  });

  it("a reviewer's look at a picture is in the copy of whose it is, and not in his", async () => {
    const { db } = mundo.aplicacao.deps;
    const [suporte, dona] = [await criarPessoa(mundo, { papeis: ['suporte'] }), await criarPessoa(mundo)];
    await enviarImagens(mundo, dona);
    const documento = await db
      .selectFrom('documentos as d')
      .innerJoin('validacoes_conta as v', 'v.id', 'd.validacao_id')
      .select('d.id')
      .where('v.usuario_id', '=', dona.id)
      .where('d.parte', '=', 'frente')
      .executeTakeFirstOrThrow();
    const abertura = { documento_id: documento.id, em: mundo.agora(), ip: null };
    await db
      .insertInto('documento_aberturas')
      .values([
        { ...abertura, usuario_id: suporte.id, proposito: 'revisao' },
        { ...abertura, usuario_id: dona.id, proposito: 'dono' },
      ])
      .execute();
    const titulo = 'Vezes em que você abriu os seus documentos';
    expect(await tabelaDe(suporte, titulo)).toEqual([]);
    expect(await tabelaDe(dona, titulo)).toMatchObject([{ proposito: 'dono' }]);
    const fotos = await tabelaDe(dona, 'Fotos de documento enviadas');
    expect(fotos.find(({ parte }) => parte === 'frente')?.['vista_por_nos_em']).toHaveLength(1);
  });

  it('an incident in the audit trail touches whom a row is about too', async () => {
    const [suporte, ela] = [await criarPessoa(mundo, { papeis: ['suporte'] }), await criarPessoa(mundo)];
    const desde = mundo.agora();
    await mundo.avancar({ minutos: 1 });
    await mundo.chamar('bloquearPessoa', { id: ela.id, mensagem: 'Pedido da própria pessoa.' }, { como: suporte });
    await mundo.avancar({ minutos: 1 });
    const tocados = await afetadosPor(mundo.aplicacao.deps.db, {
      registro: DADOS_PESSOAIS,
      tabelas: ['auditoria'],
      desde,
      ate: mundo.agora(),
    });
    expect(tocados.map(({ usuarioId }) => usuarioId)).toEqual(expect.arrayContaining([suporte.id, ela.id]));
  });
});
