import type { novoGrupo } from '@rateia/contracts/novo-grupo';
import { ID_STATUS_SERVICO } from '@rateia/domain/grupos/enums';
import type { Mundo } from '../app.ts';
import type { Pessoa } from '../construtores.ts';
import { criarPessoa } from '../construtores.ts';
import { criarGrupo, EDICAO_COMUM, GRUPO_COMUM, pedirGrupo } from '../grupos.ts';
import { comDivida, semDadosFiscais, semTermos } from './compras.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comPessoa } from './tabela.ts';

const INEXISTENTE = 99_999_999;
const RESTRITO = { idServico: 11, idPlano: 110 };

function comConta(mudar: (mundo: Mundo, pessoa: Pessoa) => Promise<void>): Provocar {
  return comPessoa(async (mundo, como) => {
    await mudar(mundo, como);
    return await pedirGrupo(mundo, como);
  });
}
async function editar(
  mundo: Mundo,
  { id, como, ...mudancas }: { readonly id: number; readonly como: Pessoa; readonly valor?: number },
): Promise<Recusada> {
  return await mundo.chamar('updateGrupo', { id, ...EDICAO_COMUM, ...mudancas }, { como });
}
/** A group whose administrator was asked for adjustments. */
function comAjustesPedidos(
  fazer: (mundo: Mundo, p: { readonly id: number; readonly como: Pessoa }) => Promise<Recusada>,
): Provocar {
  return async (mundo) => {
    const { id, administrador: como } = await criarGrupo(mundo, RESTRITO);
    const suporte = await criarPessoa(mundo, { papeis: ['suporte'] });
    const r = await mundo.chamar('pedirAjustesGrupo', { id, mensagem: 'Falta o plano.' }, { como: suporte });
    if (r.status !== 200) throw new Error(r.bruto);
    return await fazer(mundo, { id, como });
  };
}
/** While the service of a group is out of the catalogue. */
async function semServico(mundo: Mundo, fazer: () => Promise<Recusada>): Promise<Recusada> {
  const { db } = mundo.aplicacao.deps;
  async function ficar(status: number) {
    return await db.updateTable('servicos').set({ status }).where('id', '=', RESTRITO.idServico).execute();
  }
  await ficar(ID_STATUS_SERVICO.desativado);
  try {
    return await fazer();
  } finally {
    await ficar(ID_STATUS_SERVICO.restrito);
  }
}

/** Every refusal of the calls that make and edit a group (spec B§2 New group; REGRAS 2.1, 2.11). */
export const RECUSAS_DO_NOVO_GRUPO: Recusas<typeof novoGrupo> = {
  createPresets: {
    grupoNaoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('createPresets', { id: INEXISTENTE }, { como }),
    ),
    semPermissao: comPessoa(
      async (mundo, como) => await mundo.chamar('createPresets', { id: (await criarGrupo(mundo)).id }, { como }),
    ),
  },
  getPlanos: {
    naoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getPlanos', { servicoId: INEXISTENTE }, { como }),
    ),
  },
  simularGrupo: {
    servicoIndisponivel: comPessoa(
      async (mundo, como) => await mundo.chamar('simularGrupo', { ...GRUPO_COMUM, idServico: INEXISTENTE }, { como }),
    ),
  },
  createGrupo: {
    validacaoObrigatoria: comConta(semDadosFiscais),
    termosNaoAceitos: comConta(semTermos),
    servicoIndisponivel: comPessoa((mundo, como) => pedirGrupo(mundo, como, { idServico: INEXISTENTE })),
    dividaPendente: comPessoa((mundo, como) => comDivida(mundo, como, () => pedirGrupo(mundo, como))),
  },
  updateGrupo: {
    grupoNaoEncontrado: comPessoa((mundo, como) => editar(mundo, { id: INEXISTENTE, como })),
    semPermissao: comPessoa(async (mundo, como) => await editar(mundo, { id: (await criarGrupo(mundo)).id, como })),
    transicaoRecusada: async (mundo) => {
      const { id, administrador: como } = await criarGrupo(mundo);
      return await editar(mundo, { id, como });
    },
    servicoIndisponivel: comAjustesPedidos((mundo, p) => semServico(mundo, () => editar(mundo, p))),
    valorAcimaDoTeto: comAjustesPedidos((mundo, p) => editar(mundo, { ...p, valor: 400_00 })),
  },
};
