import * as chamadas from '@rateia/contracts/chamadas';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import type { RespostaDe } from '../../lib/api-client.ts';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import { camposRecusados, recusas } from '../../lib/erros-api.ts';
import type { LinhaDe } from '../../lib/linha.ts';
import { irPara } from '../../lib/navegador.ts';
import { palavrasDoPin } from '../../lib/palavras-do-pin.ts';
import { paths } from '../../lib/paths.ts';
import { usuarioQuery } from '../../lib/usuario.ts';
import { recados } from '../../ui/dialogo/recados.ts';
import { anotarEmail, anotarTelefone, provaDada } from './contatos/fluxo.ts';

type Recusar = (mensagem: string) => void;
type RecusarCampos = (campos: Readonly<Record<string, string>>) => void;

/** Stores the changed user, so that every screen shows it from now on. */
export function guardarUsuario(cache: QueryClient, usuario: RespostaDe<'getUsuario'>): void {
  cache.setQueryData(usuarioQuery.queryKey, usuario);
}

function daTela(erro: Error, aoRecusar: RecusarCampos): boolean {
  const campos = camposRecusados(erro);
  if (campos === undefined || Object.keys(campos).length === 0) return false;
  aoRecusar(campos);
  return true;
}

/** Refusals of a typed code. */
const DO_PIN = ['pinInvalido', 'pinBloqueado', 'muitasTentativas'] as const;
/** Refusals of a code that is asked for. */
const DO_ENVIO = ['pinLimiteEnvios', 'pinBloqueado', 'muitasTentativas'] as const;

/** Saves names and nickname, and goes back to the profile. */
export function useSalvarPerfil(aoRecusar: RecusarCampos) {
  const cache = useQueryClient();
  return useChamada(chamadas.updateUsuario, {
    aoConcluir: async (usuario) => {
      guardarUsuario(cache, usuario);
      recados.mostrar('Perfil atualizado');
      await irPara(paths.perfil());
    },
    aoFalhar: (erro) =>
      daTela(erro, aoRecusar) ||
      recusas(['nomeEmConferencia'], ({ message }) => aoRecusar({ primeiroNome: message }))(erro),
  });
}

export function useSalvarEndereco(aoRecusar: RecusarCampos) {
  const cache = useQueryClient();
  return useChamada(chamadas.updateEnderecoFiscal, {
    aoConcluir: async () => {
      await cache.invalidateQueries({ queryKey: chaveDe('getDadosFiscais') });
      recados.mostrar('Endereço atualizado');
    },
    aoFalhar: (erro) => daTela(erro, aoRecusar),
  });
}

/** Reports a problem, and opens its conversation. */
export function useRelatar(aoRecusar: Recusar) {
  const cache = useQueryClient();
  return useChamada(chamadas.createChamado, {
    aoConcluir: async (chamado) => {
      await cache.invalidateQueries({ queryKey: chaveDe('getChamados') });
      recados.mostrar(`Relato ${chamado.numero} enviado`);
      await irPara(paths.perfilRelatarProblema({ relato: chamado.id }));
    },
    aoFalhar: recusas(['chamadosDemais'], ({ message }) => aoRecusar(message)),
  });
}

function useDepoisDoChamado(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: chaveDe('getChamado') }),
      cache.invalidateQueries({ queryKey: chaveDe('getChamados') }),
    ]);
  };
}

export function useReplicar(aoEnviar: () => void) {
  const depois = useDepoisDoChamado();
  return useChamada(chamadas.replicarChamado, {
    aoConcluir: async () => {
      aoEnviar();
      await depois();
    },
  });
}

export function useEncerrarChamado() {
  const depois = useDepoisDoChamado();
  return useChamada(chamadas.encerrarChamado, {
    aoConcluir: async () => {
      recados.mostrar('Relato encerrado');
      await depois();
    },
  });
}

/** Gives the code for one act; the proof that it returns is kept for the next call. */
export function useConfirmar(aoConfirmar: () => void | Promise<void>, aoRecusar: Recusar) {
  return useChamada(chamadas.confirmar, {
    aoConcluir: ({ confirmacao }) => {
      provaDada.guardar(confirmacao);
      return aoConfirmar();
    },
    aoFalhar: recusas([...DO_PIN, 'codigoNaoConfere', 'chaveNaoConfere'], (erro) => aoRecusar(palavrasDoPin(erro))),
  });
}

/** Sends a code to the new e-mail. Without a fresh confirmation the person begins again. */
export function useAlterarEmail(aoRecusarCampos: RecusarCampos, aoRecusar: Recusar) {
  return useChamada(chamadas.alterarEmail, {
    confirmacao: provaDada.ler,
    aoConcluir: ({ email, expiraEm }) => {
      provaDada.guardar(undefined);
      anotarEmail({ valor: email, mostrado: email, expiraEm });
    },
    aoFalhar: (erro) =>
      daTela(erro, aoRecusarCampos) ||
      recusas(DO_ENVIO, ({ message }) => aoRecusar(message))(erro) ||
      recusas(['confirmacaoNecessaria'], () => void irPara(paths.perfilAvisoAlterarEmail(), { substitui: true }))(erro),
  });
}

export function useReenviarPinDoEmail(aoRecusar: Recusar) {
  return useChamada(chamadas.reenviarPinDoEmail, {
    aoConcluir: ({ email, expiraEm }) => {
      anotarEmail({ valor: email, mostrado: email, expiraEm });
      recados.mostrar('Outro código enviado por e-mail');
    },
    aoFalhar: recusas(DO_ENVIO, ({ message }) => aoRecusar(message)),
  });
}

export function useConfirmarEmail(aoRecusar: Recusar) {
  const cache = useQueryClient();
  return useChamada(chamadas.confirmarEmail, {
    aoConcluir: async (usuario) => {
      guardarUsuario(cache, usuario);
      recados.mostrar('E-mail trocado');
      // The screen that waits for the code is left before the change is forgotten: without the change, the screen leads
      // back.
      await irPara(paths.perfil(), { substitui: true });
      anotarEmail(null);
    },
    aoFalhar: recusas(DO_PIN, (erro) => aoRecusar(palavrasDoPin(erro))),
  });
}

/** Sends a code by SMS to the new phone. */
export function useAlterarTelefone(p: {
  readonly aoEnviar: () => void | Promise<void>;
  readonly aoRecusar: Recusar;
  readonly aoRecusarTelefone: Recusar;
}) {
  return useChamada(chamadas.alterarTelefone, {
    confirmacao: provaDada.ler,
    aoConcluir: ({ telefone: mostrado, expiraEm }, { body: { telefone } }) => {
      provaDada.guardar(undefined);
      anotarTelefone({ valor: telefone, mostrado, expiraEm });
      return p.aoEnviar();
    },
    aoFalhar: (erro) =>
      daTela(erro, ({ telefone = '' }) => p.aoRecusarTelefone(telefone)) ||
      recusas([...DO_ENVIO, 'confirmacaoNecessaria'], ({ message }) => p.aoRecusar(message))(erro),
  });
}

/** Another code by SMS to the same phone. Past its hour the person begins again. */
export function useReenviarPinDoTelefone(
  linha: LinhaDe<'reenviarPinDoTelefone' | 'validarTelefoneUnico'>,
  aoRecusar: Recusar,
) {
  return useChamada(linha, {
    aoConcluir: ({ telefone: mostrado, expiraEm }, { body: { telefone } }) => {
      anotarTelefone({ valor: telefone, mostrado, expiraEm });
      recados.mostrar('Outro código enviado por SMS');
    },
    aoFalhar: (erro) =>
      recusas(DO_ENVIO, ({ message }) => aoRecusar(message))(erro) ||
      recusas(['naoEncontrado'], () => void irPara(paths.perfilAlterarTelefone(), { substitui: true }))(erro),
  });
}

export function useConfirmarTelefone(
  linha: LinhaDe<'confirmarNovoTelefone' | 'validarTelefonePin'>,
  aoRecusar: Recusar,
) {
  const cache = useQueryClient();
  return useChamada(linha, {
    aoConcluir: async (usuario) => {
      guardarUsuario(cache, usuario);
      void cache.invalidateQueries({ queryKey: chaveDe('getCadastroPendente') });
      recados.mostrar(linha === chamadas.validarTelefonePin ? 'Telefone confirmado' : 'Telefone trocado');
      await irPara(paths.perfil(), { substitui: true });
      anotarTelefone(null);
    },
    aoFalhar: recusas([...DO_PIN, 'telefoneJaUsado'], (erro) => aoRecusar(palavrasDoPin(erro))),
  });
}

/** Sends a code to a phone that was never confirmed. */
export function useValidarTelefone(aoRecusar: Recusar) {
  return useChamada(chamadas.validarTelefoneUnico, {
    aoConcluir: ({ telefone: mostrado, expiraEm }, { body: { telefone } }) => {
      anotarTelefone({ valor: telefone, mostrado, expiraEm });
    },
    aoFalhar: recusas(DO_ENVIO, ({ message }) => aoRecusar(message)),
  });
}
