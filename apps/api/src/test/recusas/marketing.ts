import type { backofficeMarketing } from '@rateia/contracts/backoffice-marketing';
import type { marketing } from '@rateia/contracts/marketing';
import { criarCampanha } from '../campanhas.ts';
import { criarPessoa } from '../construtores.ts';
import { criarGrupo } from '../grupos.ts';
import { mandar, pequena, recusasDaImagem } from './identidade.ts';
import type { Provocar, Recusas } from './tabela.ts';
import { comPessoa, enquanto, semArquivos } from './tabela.ts';

const INEXISTENTE = 99_999_999;

function deNenhuma(nome: 'createImpressao' | 'createClique' | 'getPreviaDoGrupo'): Provocar {
  return async (mundo) => await mundo.chamar(nome, { id: INEXISTENTE });
}

/** Every refusal of the calls of marketing (spec A§3 Marketing modal, A§7 Content). */
export const RECUSAS_DO_MARKETING: Recusas<typeof marketing> = {
  getLinkDoGrupo: {
    grupoNaoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('getLinkDoGrupo', { id: INEXISTENTE }, { como }),
    ),
  },
  createLink: {
    grupoNaoEncontrado: comPessoa(
      async (mundo, como) => await mundo.chamar('createLink', { idGrupo: INEXISTENTE }, { como }),
    ),
  },
  abrirLink: { naoEncontrado: async (mundo) => await mundo.chamar('abrirLink', { codigo: 'zzzzzzzz' }) },
  abrirVantagem: {
    naoEncontrado: comPessoa(async (mundo, como) => await mundo.chamar('abrirVantagem', { id: INEXISTENTE }, { como })),
  },
  createImpressao: { naoEncontrado: deNenhuma('createImpressao') },
  createClique: { naoEncontrado: deNenhuma('createClique') },
  getImagemDaCampanha: {
    naoEncontrado: async (mundo) => await mundo.chamar('getImagemDaCampanha', { codigo: '0'.repeat(32) }),
    indisponivel: comPessoa(
      async (mundo, como) => {
        const id = await criarCampanha(mundo, como, { ligada: false });
        const { imagens } = (await mundo.chamar('getCampanha', { id }, { como })).corpo;
        const codigo = imagens.tamanho.urlDesktopImagem.split('/').at(-1);
        return await semArquivos(mundo, () => mundo.chamar('getImagemDaCampanha', { codigo }));
      },
      { papeis: ['suporte'] },
    ),
  },
  getPreviaDoGrupo: {
    naoEncontrado: deNenhuma('getPreviaDoGrupo'),
    indisponivel: async (mundo) => {
      const { id } = await criarGrupo(mundo);
      const { imagens } = mundo.aplicacao.deps.gateways;
      return await enquanto(imagens, { desenhar: async () => undefined }, () =>
        mundo.chamar('getPreviaDoGrupo', { id }),
      );
    },
  },
};

/** Every refusal of the call by which the operation gives a campaign its pictures. */
export const RECUSAS_DA_IMAGEM_DA_CAMPANHA: Recusas<Pick<typeof backofficeMarketing, 'createImagemDaCampanha'>> = {
  createImagemDaCampanha: {
    ...recusasDaImagem('createImagemDaCampanha'),
    imagemPequena: pequena('createImagemDaCampanha'),
    semPermissao: comPessoa(
      async (mundo, como) => await mandar(mundo, 'createImagemDaCampanha', { como, caminho: { id: INEXISTENTE } }),
      { papeis: ['financeiro'] },
    ),
    naoEncontrado: async (mundo) => {
      const como = await criarPessoa(mundo, { papeis: ['suporte'] });
      return await mandar(mundo, 'createImagemDaCampanha', { como, caminho: { id: INEXISTENTE } });
    },
  },
};
