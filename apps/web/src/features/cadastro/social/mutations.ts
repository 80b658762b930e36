import * as chamadas from '@rateia/contracts/chamadas';
import { HTTP } from '@rateia/domain/http';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PedidoDe, RespostaDe } from '../../../lib/api-client.ts';
import { Desistencia } from '../../../lib/confirmacao.ts';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';
import type { Recusa } from '../../../lib/erros-api.ts';
import { ErroApi, recusas } from '../../../lib/erros-api.ts';
import { guardarLiberacao, temCodigoPorDigitar } from '../../../lib/liberacao-pedida.ts';
import { linkComRedirect } from '../../../lib/link-com-redirect.ts';
import type { LoginSocial } from '../../../lib/login-social.ts';
import { aparelhoECampanha, loginSocial } from '../../../lib/login-social.ts';
import { aposLogin, irPara } from '../../../lib/navegador.ts';
import { palavrasDoPin } from '../../../lib/palavras-do-pin.ts';
import { paths } from '../../../lib/paths.ts';
import { sessaoAtual } from '../../../lib/sessao.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

type Recusar = (mensagem: string) => void;

/**
 * Finishes a login that came back from the provider: logs in, goes to the next step, or links (spec 1, §4
 * Registration).
 */
export function useConcluirLogin(entrada: LoginSocial, aoRecusar: (mensagem: string, jaTemCodigo: boolean) => void) {
  const { redirect, finalidade } = entrada;
  function recusar(erro: Recusa): void {
    aoRecusar(erro.message, temCodigoPorDigitar(erro));
  }
  const autenticar = useChamada(chamadas.autenticarVinculacao, {
    aoConcluir: (resposta) => entrar(resposta, redirect),
    aoFalhar: (erro) => {
      if (!(erro instanceof ErroApi && erro.status === HTTP.aparelhoNovo))
        return recusas(['socialInvalido', 'pinLimiteEnvios', 'pinBloqueado'], recusar)(erro);
      guardarLiberacao(erro);
      loginSocial.esquecer();
      // The address on the return has no redirect for the central handler to keep: the kept login has one.
      void irPara(linkComRedirect(erro.link ?? paths.login(), redirect));
      return true;
    },
  });
  const { mutate: pedirInfo } = useChamada(chamadas.infoAutenticacaoExterna, {
    aoConcluir: async (info) => {
      if (info.contaSocialVinculada) {
        const { socialAuth, socialToken } = entrada;
        autenticar.mutate({
          query: { socialId: info.socialAuthId, socialAuthToken: socialToken, socialAuth },
          body: aparelhoECampanha(),
        });
      } else if (info.novoCadastroContaSocial) await irPara(paths.cadastroFinalizar({ redirect }), { substitui: true });
      else await irPara(paths.cadastroFaltaPouco({ redirect }), { substitui: true });
    },
    aoFalhar: recusas(
      ['socialInvalido', 'socialIndisponivel', 'socialEmailNaoVerificado', 'pinLimiteEnvios', 'pinBloqueado'],
      recusar,
    ),
  });
  const cache = useQueryClient();
  const { mutate: vincular } = useChamada(chamadas.createVinculacao, {
    aoConcluir: async (vinculacoes) => {
      loginSocial.esquecer();
      cache.setQueryData([...chaveDe('getVinculacoes'), null], vinculacoes);
      recados.mostrar('Conta ligada. Agora ela também abre a sua conta.');
      await irPara(redirect ?? paths.grupos(), { substitui: true });
    },
    // A person who closes the question is told the outcome, instead of waiting for nothing.
    aoFalhar: (erro) => {
      if (!(erro instanceof Desistencia))
        return recusas(['socialInvalido', 'socialIndisponivel', 'socialJaVinculada', 'conflito'], recusar)(erro);
      aoRecusar('Você não confirmou que é você. Nenhuma conta foi ligada.', false);
      return true;
    },
  });
  return useCallback(
    (corpo: PedidoDe<'infoAutenticacaoExterna'>['body']) =>
      finalidade === 'vincular' ? vincular({ body: corpo }) : pedirInfo({ body: corpo }),
    [finalidade, vincular, pedirInfo],
  );
}

/** Links the known account with the code of its e-mail, which logs in. */
export function useValidarAutenticacao({ redirect }: LoginSocial, aoRecusar: Recusar) {
  return useChamada(chamadas.validarAutenticacao, {
    aoConcluir: (resposta) => entrar(resposta, redirect),
    aoFalhar: recusas(['pinInvalido', 'pinBloqueado', 'muitasTentativas', 'socialInvalido'], (erro) =>
      aoRecusar(palavrasDoPin(erro)),
    ),
  });
}

/** Makes the account of a new social account, which logs in. */
export function useFinalizar({ redirect }: LoginSocial, aoMudarTermos: () => void, aoRecusar: Recusar) {
  const cache = useQueryClient();
  return useChamada(chamadas.updateAutenticacaoExternaDados, {
    aoConcluir: async (resposta) => {
      sessaoAtual.guardar(resposta);
      loginSocial.esquecer();
      await irPara(paths.cadastroSucesso({ redirect }), { substitui: true });
    },
    aoFalhar: (erro) =>
      recusas(['conflito'], () => {
        void cache.invalidateQueries({ queryKey: chaveDe('getTermos') });
        aoMudarTermos();
      })(erro) || recusas(['socialInvalido'], ({ message }) => aoRecusar(message))(erro),
  });
}

async function entrar(resposta: RespostaDe<'autenticarVinculacao'>, redirect: string | undefined): Promise<void> {
  sessaoAtual.guardar(resposta);
  loginSocial.esquecer();
  await aposLogin({ redirect });
}
