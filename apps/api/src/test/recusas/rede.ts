import type { indicacao } from '@rateia/contracts/indicacao';
import type { Mundo } from '../app.ts';
import type { Pessoa } from '../construtores.ts';
import { codigoDe, criarPessoa } from '../construtores.ts';
import type { Provocar, Recusas } from './tabela.ts';
import { comPessoa } from './tabela.ts';

const INEXISTENTE = 99_999_999;
type Movimento =
  | 'convidarParaRede'
  | 'aceitarConvite'
  | 'recusarConvite'
  | 'cancelarConvite'
  | 'removerDaRede'
  | 'bloquearNaRede'
  | 'desbloquearNaRede';

function deNinguem(nome: Movimento | 'updateRelacionamento'): Provocar {
  return comPessoa(
    async (mundo, como) => await mundo.chamar(nome, { idUsuario: INEXISTENTE, relacionamento: 168 }, { como }),
  );
}
/** The refusal of an act on a person without a connection. */
function semConexao(nome: Movimento): Provocar {
  return comPessoa(
    async (mundo, como) => await mundo.chamar(nome, { idUsuario: (await criarPessoa(mundo)).id }, { como }),
  );
}
async function gastar(mundo: Mundo, { id }: Pessoa, tipo: 'busca' | 'convite'): Promise<void> {
  const { buscasPorHora, convitesPorDia } = (await mundo.aplicacao.deps.regras()).rede;
  const uso = { usuario_id: id, tipo, em: mundo.agora() };
  const usos = Array.from({ length: tipo === 'busca' ? buscasPorHora : convitesPorDia }, () => uso);
  await mundo.aplicacao.deps.db.insertInto('rede_usos').values(usos).execute();
}

/** Every refusal of the calls of the network and of referrals (spec A§2 /rede, A§7). */
export const RECUSAS_DA_REDE: Recusas<typeof indicacao> = {
  getIndicacao: {
    naoEncontrado: comPessoa(async (mundo, como) => await mundo.chamar('getIndicacao', { id: INEXISTENTE }, { como })),
  },
  obterUsuario: { naoEncontrado: async (mundo) => await mundo.chamar('obterUsuario', { code: '0000000000' }) },
  buscarNaRede: {
    muitasTentativas: comPessoa(async (mundo, como) => {
      await gastar(mundo, como, 'busca');
      return await mundo.chamar('buscarNaRede', { busca: 'ninguém' }, { como });
    }),
  },
  convidarParaRede: {
    naoEncontrado: deNinguem('convidarParaRede'),
    transicaoRecusada: comPessoa(async (mundo, como) => {
      const pessoa = await criarPessoa(mundo);
      const { id: idUsuario } = pessoa;
      await mundo.chamar('convidarParaRede', { idUsuario, codigo: await codigoDe(mundo, pessoa) }, { como });
      await mundo.chamar('bloquearNaRede', { idUsuario }, { como });
      return await mundo.chamar('convidarParaRede', { idUsuario }, { como });
    }),
    convitesDemais: comPessoa(async (mundo, como) => {
      await gastar(mundo, como, 'convite');
      return await mundo.chamar('convidarParaRede', { idUsuario: (await criarPessoa(mundo)).id }, { como });
    }),
  },
  convidarPorContato: {
    convitesDemais: comPessoa(async (mundo, como) => {
      await gastar(mundo, como, 'convite');
      return await mundo.chamar('convidarPorContato', { contato: 'alguem@exemplo.com.br' }, { como });
    }),
  },
  aceitarConvite: { naoEncontrado: deNinguem('aceitarConvite'), transicaoRecusada: semConexao('aceitarConvite') },
  recusarConvite: { naoEncontrado: deNinguem('recusarConvite'), transicaoRecusada: semConexao('recusarConvite') },
  cancelarConvite: { naoEncontrado: deNinguem('cancelarConvite'), transicaoRecusada: semConexao('cancelarConvite') },
  removerDaRede: { naoEncontrado: deNinguem('removerDaRede'), transicaoRecusada: semConexao('removerDaRede') },
  bloquearNaRede: { naoEncontrado: deNinguem('bloquearNaRede') },
  desbloquearNaRede: {
    naoEncontrado: deNinguem('desbloquearNaRede'),
    transicaoRecusada: semConexao('desbloquearNaRede'),
  },
  updateRelacionamento: { naoEncontrado: deNinguem('updateRelacionamento') },
};
