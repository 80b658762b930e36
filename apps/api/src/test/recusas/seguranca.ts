import type { seguranca } from '@rateia/contracts/seguranca';
import type { Mundo } from '../app.ts';
import type { Pessoa } from '../construtores.ts';
import { cadastrarPeloProvedor } from '../login-social.ts';
import { ligarAplicativo } from '../seguranca.ts';
import { SENHA } from '../sessoes.ts';
import { comSenha, confirmada, criarChave, entrarDeFora } from './entradas.ts';
import type { Recusas } from './tabela.ts';
import { CODIGO_ERRADO, ENVIOS_ATE_RECUSAR, ERROS_ATE_BLOQUEAR, repetir } from './tabela.ts';

const INEXISTENTE = 99_999_999;
const MAXIMO_DE_CHAVES = 10;
/** An answer of a passkey to an unknown challenge. */
const CHAVE_NOVA_FALSA = {
  id: 'x'.repeat(22),
  rawId: 'x'.repeat(22),
  type: 'public-key',
  response: { clientDataJSON: 'x'.repeat(40), attestationObject: 'x'.repeat(40) },
};
async function aparelhoDe(mundo: Mundo, como: Pessoa): Promise<number> {
  return (await mundo.chamar('getDispositivos', {}, { como })).corpo.itens[0]?.id ?? 0;
}
/** A device of the account that waits to be let in. */
async function aparelhoQueEspera(mundo: Mundo, como: Pessoa): Promise<number> {
  await entrarDeFora(mundo, como);
  const { itens } = (await mundo.chamar('getDispositivos', {}, { como })).corpo;
  return Math.max(...itens.map(({ id }) => id));
}
function deNinguem(nome: 'revogarDispositivo' | 'liberarDispositivo' | 'recusarDispositivo') {
  return comSenha(async (mundo, como) => await mundo.chamar(nome, { id: INEXISTENTE }, { como }));
}
function oAtual(nome: 'revogarDispositivo' | 'recusarDispositivo') {
  return comSenha(async (mundo, como) => await mundo.chamar(nome, { id: await aparelhoDe(mundo, como) }, { como }));
}
async function pedirConfirmacao(mundo: Mundo, como: Pessoa) {
  return await mundo.chamar('pedirConfirmacao', { acao: 'segundoFator' }, { como });
}
async function confirmarErrado(mundo: Mundo, como: Pessoa, meio = 'pin') {
  return await mundo.chamar('confirmar', { acao: 'segundoFator', meio, codigo: CODIGO_ERRADO }, { como });
}

async function senhaErrada(mundo: Mundo, como: Pessoa) {
  return await mundo.chamar('updateSenha', { senhaAtual: 'Outra#1abc', senha: 'Janela#Verde81' }, { como });
}
/** Makes it look as if all but one of the wrong proofs that a session has had been given. */
async function quaseEncerrada(mundo: Mundo, { id }: Pessoa): Promise<void> {
  const { deps } = mundo.aplicacao;
  const { provasErradasPorSessao } = (await deps.regras()).sessao;
  const provas_erradas = provasErradasPorSessao - 1;
  await deps.db.updateTable('sessoes').set({ provas_erradas }).where('usuario_id', '=', id).execute();
}

/** Every refusal of the calls about one's own security (spec A§7 Security). */
export const RECUSAS_DA_SEGURANCA: Recusas<typeof seguranca> = {
  pedirConfirmacao: {
    pinLimiteEnvios: comSenha((mundo, como) => repetir(ENVIOS_ATE_RECUSAR, () => pedirConfirmacao(mundo, como))),
    pinBloqueado: comSenha(async (mundo, como) => {
      await pedirConfirmacao(mundo, como);
      await repetir(ERROS_ATE_BLOQUEAR, () => confirmarErrado(mundo, como));
      return await pedirConfirmacao(mundo, como);
    }),
    segundoFatorAusente: comSenha(
      async (mundo, como) => await mundo.chamar('pedirConfirmacao', { acao: 'retirada' }, { como }),
    ),
  },
  confirmar: {
    pinInvalido: comSenha(async (mundo, como) => {
      await pedirConfirmacao(mundo, como);
      return await confirmarErrado(mundo, como);
    }),
    pinBloqueado: comSenha(async (mundo, como) => {
      await pedirConfirmacao(mundo, como);
      return await repetir(ERROS_ATE_BLOQUEAR, () => confirmarErrado(mundo, como));
    }),
    codigoNaoConfere: comSenha(async (mundo, como) => {
      await ligarAplicativo(mundo, como);
      return await confirmarErrado(mundo, como, 'aplicativo');
    }),
    chaveNaoConfere: comSenha(async (mundo, como) => {
      const { chave } = await criarChave(mundo, como);
      const { opcoesDaChave } = (await mundo.chamar('opcoesDoLoginComChave', {})).corpo;
      const prova = { acao: 'segundoFator', meio: 'chave', resposta: chave.usar(opcoesDaChave) };
      return await mundo.chamar('confirmar', prova, { como });
    }),
    sessaoEncerradaPorErros: comSenha(async (mundo, como) => {
      await ligarAplicativo(mundo, como);
      await quaseEncerrada(mundo, como);
      return await confirmarErrado(mundo, como, 'aplicativo');
    }),
  },
  createAutenticador: {
    confirmacaoNecessaria: comSenha(async (mundo, como) => await mundo.chamar('createAutenticador', {}, { como })),
    segundoFatorExistente: comSenha(async (mundo, como) => {
      await ligarAplicativo(mundo, como);
      return await mundo.chamar('createAutenticador', {}, { como });
    }),
  },
  confirmarAutenticador: {
    codigoNaoConfere: comSenha(async (mundo, como) => {
      await mundo.chamar('createAutenticador', {}, await confirmada(mundo, como));
      return await mundo.chamar('confirmarAutenticador', { codigo: '000000' }, { como });
    }),
    sessaoEncerradaPorErros: comSenha(async (mundo, como) => {
      await mundo.chamar('createAutenticador', {}, await confirmada(mundo, como));
      await quaseEncerrada(mundo, como);
      return await mundo.chamar('confirmarAutenticador', { codigo: '000000' }, { como });
    }),
  },
  deleteAutenticador: {
    confirmacaoNecessaria: comSenha(async (mundo, como) => {
      await ligarAplicativo(mundo, como);
      return await mundo.chamar('deleteAutenticador', {}, { como });
    }),
    segundoFatorAusente: comSenha(async (mundo, como) => await mundo.chamar('deleteAutenticador', {}, { como })),
  },
  gerarCodigos: {
    confirmacaoNecessaria: comSenha(async (mundo, como) => {
      await ligarAplicativo(mundo, como);
      return await mundo.chamar('gerarCodigos', {}, { como });
    }),
    segundoFatorAusente: comSenha(async (mundo, como) => await mundo.chamar('gerarCodigos', {}, { como })),
  },
  opcoesDaChave: {
    confirmacaoNecessaria: comSenha(async (mundo, como) => await mundo.chamar('opcoesDaChave', {}, { como })),
    limiteDeChaves: comSenha(async (mundo, como) => {
      const dez = Array.from({ length: MAXIMO_DE_CHAVES }, (_, n) => ({
        usuario_id: como.id,
        credencial: `limite-${como.id}-${n}-${'x'.repeat(20)}`,
        chave_publica: Buffer.from('x'),
        nome: `Chave ${n}`,
        criada_em: mundo.agora(),
      }));
      await mundo.aplicacao.deps.db.insertInto('chaves_de_acesso').values(dez).execute();
      return await mundo.chamar('opcoesDaChave', {}, { como });
    }),
  },
  createChave: {
    chaveNaoConfere: comSenha(
      async (mundo, como) =>
        await mundo.chamar('createChave', { nome: 'Celular', resposta: CHAVE_NOVA_FALSA }, { como }),
    ),
  },
  deleteChave: {
    naoEncontrado: comSenha(async (mundo, como) => await mundo.chamar('deleteChave', { id: INEXISTENTE }, { como })),
    confirmacaoNecessaria: comSenha(
      async (mundo, como) => await mundo.chamar('deleteChave', { id: (await criarChave(mundo, como)).id }, { como }),
    ),
  },
  updateSenha: {
    senhaAtualNaoConfere: comSenha(senhaErrada),
    sessaoEncerradaPorErros: comSenha(async (mundo, como) => {
      await quaseEncerrada(mundo, como);
      return await senhaErrada(mundo, como);
    }),
    senhaRepetida: comSenha(
      async (mundo, como) => await mundo.chamar('updateSenha', { senhaAtual: SENHA, senha: SENHA }, { como }),
    ),
    // A person without a password makes one, so the call asks for a confirmation instead of the old one.
    confirmacaoNecessaria: async (mundo) => {
      const como = await cadastrarPeloProvedor(mundo, 'google');
      return await mundo.chamar('updateSenha', { senha: SENHA }, { como });
    },
  },
  revogarDispositivo: { naoEncontrado: deNinguem('revogarDispositivo'), aparelhoAtual: oAtual('revogarDispositivo') },
  liberarDispositivo: {
    naoEncontrado: deNinguem('liberarDispositivo'),
    confirmacaoNecessaria: comSenha(
      async (mundo, como) =>
        await mundo.chamar('liberarDispositivo', { id: await aparelhoQueEspera(mundo, como) }, { como }),
    ),
  },
  recusarDispositivo: { naoEncontrado: deNinguem('recusarDispositivo'), aparelhoAtual: oAtual('recusarDispositivo') },
  encerrarSessao: {
    naoEncontrado: comSenha(
      async (mundo, como) =>
        await mundo.chamar('encerrarSessao', { id: '00000000-0000-4000-8000-000000000000' }, { como }),
    ),
  },
};
