import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mundo } from '../test/mundo.ts';
import { abrirMundo, ambienteDeTeste } from '../test/mundo.ts';
import { criarDatavalid } from './datavalid.ts';

let mundo: Mundo;
beforeAll(async () => {
  mundo = await abrirMundo();
});
afterAll(() => mundo.fechar());
beforeEach(() => mundo.falhar({}));

const imagem = Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]);
const pedido = {
  cpf: '52998224725',
  nome: 'Marina Duarte',
  nascimento: '1991-04-12',
  frente: imagem,
  verso: imagem,
  selfie: imagem,
};
function abrir(segredo = mundo.sandbox.credenciais.clienteSegredo) {
  const teste = ambienteDeTeste({ tempoLimiteMs: 500 });
  const { clienteId } = mundo.sandbox.credenciais;
  const config = {
    urlBase: `${mundo.url}/datavalid`,
    urlToken: `${mundo.url}/datavalid/token`,
    clienteId,
    clienteSegredo: segredo,
  };
  return { ...teste, reconhecimento: criarDatavalid(config, teste.dependencias) };
}
function desfecho(corpo: Record<string, unknown>) {
  return mundo.chamar('PUT', '/sandbox/reconhecimento', corpo);
}

describe('Comparison of a selfie with a document (Datavalid v3)', () => {
  it('brings likeness, the data read and whether the record of the CPF agrees', async () => {
    expect(await abrir().reconhecimento.comparar(pedido)).toEqual({
      situacao: 'ok',
      valor: {
        semelhanca: 970,
        nomeLido: 'MARINA DUARTE',
        nascimentoLido: '1991-04-12',
        nomeConfere: true,
        nascimentoConfere: true,
      },
    });
    const corpo = JSON.parse(JSON.stringify(mundo.trocas.at(-1)?.corpo));
    expect(corpo).toMatchObject({
      key: { cpf: pedido.cpf },
      answer: { documento: { formato: 'JPG', base64: imagem.toString('base64') } },
    });
  });

  it.each([
    ['recusado', 80],
    ['indeterminado', 610],
    ['semFoto', null],
  ])('is %s by the switch for a CPF', async (valor, semelhanca) => {
    await desfecho({ cpf: pedido.cpf, desfecho: valor });
    expect(await abrir().reconhecimento.comparar(pedido)).toMatchObject({ situacao: 'ok', valor: { semelhanca } });
    expect(await abrir().reconhecimento.comparar({ ...pedido, cpf: '11144477735' })).toMatchObject({
      valor: { semelhanca: 970 },
    });
    await desfecho({ cpf: pedido.cpf, desfecho: null });
  });

  it('is chosen by name as well', async () => {
    const nome = 'Marina Indeterminado';
    expect(await abrir().reconhecimento.comparar({ ...pedido, nome })).toMatchObject({ valor: { semelhanca: 610 } });
    const fora = await abrir().reconhecimento.comparar({ ...pedido, nome: 'Marina Indisponivel' });
    expect(fora).toEqual({ situacao: 'desconhecido', motivo: 'servidor' });
  });

  it('says another name when the document is of somebody else', async () => {
    await desfecho({ cpf: pedido.cpf, desfecho: 'outroNome' });
    expect(await abrir().reconhecimento.comparar(pedido)).toMatchObject({ valor: { nomeConfere: false } });
    await desfecho({ cpf: pedido.cpf, desfecho: null });
  });

  it.each([
    ['timeout', 'tempo'],
    ['erro500', 'servidor'],
  ])('is unknown after %s, and was tried twice', async (modo, motivo) => {
    await mundo.falhar({ reconhecimento: { modo } });
    const { reconhecimento, tentativas } = abrir();
    expect(await reconhecimento.comparar(pedido)).toEqual({ situacao: 'desconhecido', motivo });
    expect(tentativas.filter((t) => t.operacao === 'comparar')).toHaveLength(2);
  });

  it('is refused when the provider does not take the pictures', async () => {
    await mundo.falhar({ reconhecimento: { modo: 'recusado' } });
    expect(await abrir().reconhecimento.comparar(pedido)).toMatchObject({ situacao: 'recusado', codigo: 'DV-400' });
  });

  it('is unavailable with a wrong credential', async () => {
    expect(await abrir('errado').reconhecimento.comparar(pedido)).toEqual({
      situacao: 'indisponivel',
      motivo: 'credencial',
    });
  });
});
