import { diaDe, somarDias } from '@rateia/domain/datas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mundo } from './test/app.ts';
import { criarMundo } from './test/app.ts';
import { mensagensPara } from './test/caixa-de-entrada.ts';
import { ligarFalhas } from './test/checkout.ts';
import { criarCatalogo, criarPessoa } from './test/construtores.ts';
import { criarGrupo, statusDe } from './test/grupos.ts';
import { abrirTrabalhador } from './test/multidao.ts';

let mundo: Mundo;
let pararTrabalhador: () => Promise<void>;
beforeAll(async () => {
  mundo = await criarMundo();
  await criarCatalogo(mundo);
  pararTrabalhador = await abrirTrabalhador(mundo);
});
afterAll(async () => {
  await pararTrabalhador();
  await mundo.encerrar();
});

describe('Moving the product clock (CONFIABILIDADE 1.9)', () => {
  it('makes what falls due happen once and in its order, also while a worker runs beside', async () => {
    const { id, administrador } = await criarGrupo(mundo);
    const inicio = diaDe(mundo.agora());
    await mundo.avancar({ dias: 31 });
    expect(await statusDe(mundo, id)).toBe(104);
    const { db } = mundo.aplicacao.deps;
    const prazos = await db
      .selectFrom('prazos')
      .select(['tipo', 'estado', 'executado_em', 'vence_em'])
      .where('alvo_id', '=', id)
      .where('tipo', 'like', 'grupo.formacao%')
      .orderBy('vence_em')
      .execute();
    expect(prazos.map((p) => [p.tipo, p.estado])).toEqual([
      ['grupo.formacaoAviso', 'feito'],
      ['grupo.formacaoAviso', 'feito'],
      ['grupo.formacaoExpira', 'feito'],
    ]);
    // Each deadline ran at its moment, not all at the end.
    expect(prazos.map((p) => diaDe(p.executado_em ?? ''))).toEqual(prazos.map((p) => diaDe(p.vence_em)));
    expect(diaDe(mundo.agora())).toBe(somarDias(inicio, 31));
    const assuntos = (await mensagensPara(mundo, administrador.email)).map((m) => m.assunto);
    expect(assuntos.filter((a) => a.includes('expirou'))).toHaveLength(1);
    expect(assuntos.filter((a) => /Faltam? \d vagas?/.test(a))).toHaveLength(2);
  });

  it('tries again what failed when its time has come, until no try is left; repeated by hand it waits its turn again', async () => {
    const [dono, outro] = [await criarPessoa(mundo), await criarPessoa(mundo, { validada: false })];
    const suporte = await criarPessoa(mundo, { papeis: ['suporte'] });
    await ligarFalhas(mundo, { sms: { modo: 'limite' } });
    const { telefone } = dono;
    await mundo.chamar('validarTelefoneUnico', { telefone }, { como: outro });
    await mundo.avancar({ dias: 1 });
    await ligarFalhas(mundo, {});
    async function falhou() {
      return (await mundo.chamar('getTarefas', {}, { como: suporte })).corpo.itens.filter(
        ({ tipo }) => tipo === 'notificarTelefone',
      );
    }
    const [tarefa, ...outras] = await falhou();
    expect(tarefa).toMatchObject({ estado: 'falhou', tentativas: 12, erro: expect.stringContaining('sms') });
    expect(outras).toEqual([]);
    expect(await mensagensPara(mundo, telefone)).toEqual([]);
    await mundo.chamar('repetirTarefa', { origem: 'fila', id: tarefa?.id ?? '' }, { como: suporte });
    // The SMS arrives once the circuit to the provider closes again: a browser test sees it (`e2e/tarefas.spec.ts`).
    expect(await falhou()).toEqual([]);
  });
});
