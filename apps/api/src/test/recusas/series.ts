import type { backofficeMoldes } from '@rateia/contracts/backoffice-moldes';
import type { backofficeSeries } from '@rateia/contracts/backoffice-series';
import type { series } from '@rateia/contracts/series';
import { MAQUINA_ADESAO } from '@rateia/domain/loterias/adesao';
import { emTransacao } from '../../db/banco.ts';
import { mover } from '../../db/mover.ts';
import type { Mundo } from '../app.ts';
import { comLoterias } from '../boloes.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import { aderir, COTA_DA_SERIE, criarSerie } from '../series.ts';
import { semTermos } from './compras.ts';
import { daEquipeSo, deNada, operar } from './operacao.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comPessoa } from './tabela.ts';

const INEXISTENTE = 99_999_999;
type DaPessoa = keyof typeof series;
type Entrada = Readonly<Record<string, unknown>>;

/** The call about a series, with all lotteries switched on. */
function pedindo(nome: DaPessoa, mais: Entrada = {}): (mundo: Mundo, como: Pessoa) => Promise<Recusada> {
  return async (mundo, como) => {
    const id = await criarSerie(mundo);
    const pedido = { id, cotas: 1, valorCota: COTA_DA_SERIE, valor: 100, idBolao: INEXISTENTE, pular: true, ...mais };
    return await comLoterias(mundo, () => mundo.chamar(nome, pedido, { como }));
  };
}
/** The same of a person who takes part in the series already; `antes` changes something first. */
function participando(
  nome: DaPessoa,
  antes: (mundo: Mundo, p: { readonly id: number; readonly como: Pessoa }) => Promise<Entrada> = async () => ({}),
): Provocar {
  return async (mundo) => {
    const como = await criarPessoa(mundo);
    const id = await criarSerie(mundo);
    await aderir(mundo, { id, como });
    const pedido = { id, cotas: 1, valorCota: COTA_DA_SERIE, valor: 100, ...(await antes(mundo, { id, como })) };
    return await comLoterias(mundo, () => mundo.chamar(nome, pedido, { como }));
  };
}
function deNenhuma(nome: DaPessoa): Provocar {
  return comPessoa(pedindo(nome, { id: INEXISTENTE }));
}
function mudando(nome: DaPessoa, colunas: Entrada): Provocar {
  return participando(nome, async (mundo, { como }) => {
    await mundo.aplicacao.deps.db.updateTable('usuarios').set(colunas).where('id', '=', como.id).execute();
    return {};
  });
}
function afastado(nome: DaPessoa, tempo: 'umDia' | 'semPrazo'): Provocar {
  return participando(nome, async (mundo, { como }) => {
    await mundo.chamar('createAfastamento', { tempo }, { como });
    return {};
  });
}
/** The pools of a series are all open: nothing comes. */
async function semSorteio(mundo: Mundo, id: number): Promise<void> {
  const { db } = mundo.aplicacao.deps;
  await db.updateTable('boloes_da_serie').set({ aberto_em: mundo.agora() }).where('serie_id', '=', id).execute();
}
async function pausar(mundo: Mundo, { id, como }: { readonly id: number; readonly como: Pessoa }): Promise<void> {
  const { db } = mundo.aplicacao.deps;
  const { id: adesao } = await db
    .selectFrom('adesoes')
    .select('id')
    .where('serie_id', '=', id)
    .where('usuario_id', '=', como.id)
    .executeTakeFirstOrThrow();
  const agora = mundo.agora();
  await emTransacao(db, async (trx) => {
    await mover(trx, MAQUINA_ADESAO, {
      id: adesao,
      evento: 'pausar',
      quem: 'sistema',
      agora,
      mudar: { mudou_em: agora },
    });
  });
}

/** The refusals of a person who may not play. */
function quemJoga(nome: 'createAdesao' | 'retomarAdesao' | 'createSaldoDaSerie') {
  return {
    serieNaoEncontrada: deNenhuma(nome),
    termosNaoAceitos: participando(nome, async (mundo, { como }) => {
      await semTermos(mundo, como);
      return {};
    }),
    validacaoObrigatoria: mudando(nome, {
      cpf_cifrado: null,
      cpf_indice: null,
      nascimento_cifrado: null,
      dados_fiscais_em: null,
    }),
    bolaoParaMaiores: participando(nome, async (mundo, { como }) => {
      const nascimento_cifrado = mundo.aplicacao.deps.cifra.cifrar('2020-01-01', 'usuario:nascimento');
      await mundo.aplicacao.deps.db
        .updateTable('usuarios')
        .set({ nascimento_cifrado })
        .where('id', '=', como.id)
        .execute();
      return {};
    }),
    soParaMinasGerais: participando(nome, async (mundo, { id }) => {
      await mundo.aplicacao.deps.db
        .updateTable('series')
        .set({ loteria: 'trem-das-onze' })
        .where('id', '=', id)
        .execute();
      return {};
    }),
    jogoEmPausa: afastado(nome, 'umDia'),
    jogoExcluido: afastado(nome, 'semPrazo'),
  };
}

/** The refusals of a person who agrees to be charged, entering or coming back. */
function quemPode(nome: 'createAdesao' | 'retomarAdesao') {
  return {
    ...quemJoga(nome),
    precoMudou: participando(nome, async () => ({ valorCota: 1 })),
    serieSemSorteio: participando(nome, async (mundo, { id }) => {
      await semSorteio(mundo, id);
      return {};
    }),
  };
}

/** Every refusal of the calls of series (REGRAS 2.12 Recurring). */
export const RECUSAS_DAS_SERIES: Recusas<typeof series> = {
  getSerie: { serieNaoEncontrada: deNenhuma('getSerie') },
  createAdesao: {
    ...quemPode('createAdesao'),
    serieCheia: comPessoa(pedindo('createAdesao', { cotas: 7 })),
    jaAderiu: participando('createAdesao'),
  },
  retomarAdesao: { ...quemPode('retomarAdesao'), adesaoForaDaEtapa: participando('retomarAdesao') },
  createSaldoDaSerie: {
    ...quemJoga('createSaldoDaSerie'),
    adesaoForaDaEtapa: comPessoa(pedindo('createSaldoDaSerie')),
    saldoInsuficiente: participando('createSaldoDaSerie', async () => ({ valor: 1_000_000 })),
  },
  deleteSaldoDaSerie: {
    serieNaoEncontrada: deNenhuma('deleteSaldoDaSerie'),
    adesaoForaDaEtapa: comPessoa(pedindo('deleteSaldoDaSerie')),
  },
  deleteAdesao: {
    serieNaoEncontrada: deNenhuma('deleteAdesao'),
    adesaoForaDaEtapa: comPessoa(pedindo('deleteAdesao')),
  },
  pularSorteio: {
    serieNaoEncontrada: deNenhuma('pularSorteio'),
    adesaoForaDaEtapa: participando('pularSorteio', async (mundo, p) => {
      await pausar(mundo, p);
      return { idBolao: INEXISTENTE, pular: true };
    }),
    sorteioJaCobrado: participando('pularSorteio', async (mundo, { id }) => {
      const { bolao_id: idBolao } = await mundo.aplicacao.deps.db
        .updateTable('boloes_da_serie')
        .set({ cobrar_em: mundo.agora() })
        .where('serie_id', '=', id)
        .returning('bolao_id')
        .executeTakeFirstOrThrow();
      return { idBolao, pular: true };
    }),
  },
};

/** Every refusal of the desk of series (REGRAS 2.12 Recurring, 2.15). */
export const RECUSAS_DAS_SERIES_DA_MESA: Recusas<typeof backofficeSeries> = {
  listSeriesDaOperacao: daEquipeSo('listSeriesDaOperacao'),
  createSerie: {
    ...daEquipeSo('createSerie'),
    dadosInvalidos: async (mundo) => await operar(mundo, 'createSerie', { apostas: [] }),
    serieSemSorteio: async (mundo) =>
      await operar(mundo, 'createSerie', {
        loteria: 'dupla-sena',
        apostas: [{ loteria: 'dupla-sena', dezenas: [1, 2, 3, 4, 5, 6] }],
      }),
  },
  encerrarSerie: {
    ...daEquipeSo('encerrarSerie'),
    serieNaoEncontrada: async (mundo) => await operar(mundo, 'encerrarSerie'),
  },
};

/** A template with the name of another one. */
async function nomeRepetido(mundo: Mundo): Promise<Recusada> {
  const nome = 'Mega que já existe';
  const primeiro = await operar(mundo, 'createMolde', { nome });
  return primeiro.status === REPETIDO ? primeiro : await operar(mundo, 'createMolde', { nome });
}
const REPETIDO = 422;

/** Every refusal of the templates of pools (REGRAS 2.12 Templates, 2.15). */
export const RECUSAS_DOS_MOLDES: Recusas<typeof backofficeMoldes> = {
  listMoldes: daEquipeSo('listMoldes'),
  createMolde: { ...daEquipeSo('createMolde'), dadosInvalidos: nomeRepetido },
  updateMolde: {
    ...deNada('updateMolde'),
    dadosInvalidos: async (mundo) => await operar(mundo, 'updateMolde', { cotas: 1 }),
  },
  deleteMolde: deNada('deleteMolde'),
};
