import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';
import { recusas } from '../../../lib/erros-api.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { useRegras } from '../../../lib/regras.ts';
import { agora } from '../../../lib/relogio.ts';
import { recados } from '../../../ui/dialogo/recados.ts';
import type { RecusaCampos, Redirect } from '../mutations.ts';
import { daTela } from '../mutations.ts';
import { despachar, useRegistro } from './fluxo.ts';
import { podeEnviar } from './registro.ts';
import { registroGuardado } from './registro-guardado.ts';

/** How many codes go out in an hour; while the page does not know it, the server alone counts. */
function usePorHora(): number {
  return useRegras()?.pin.emissoesPorHora ?? Number.POSITIVE_INFINITY;
}

/** Creates the account, which waits for the code of its e-mail. Terms that changed meanwhile are read again. */
export function useCriarConta(redirect: Redirect, aoRecusarCampos: RecusaCampos, aoMudarTermos: () => void) {
  const cache = useQueryClient();
  const porHora = usePorHora();
  return useChamada(chamadas.createUsuario, {
    aoConcluir: ({ cadastro }) => {
      registroGuardado.guardar(cadastro);
      despachar({ tipo: 'enviarCodigo', em: agora(), porHora });
      return irPara(paths.cadastroPin({ redirect }));
    },
    aoFalhar: (erro) =>
      daTela(erro, aoRecusarCampos) ||
      recusas(['conflito'], () => {
        void cache.invalidateQueries({ queryKey: chaveDe('getTermos') });
        aoMudarTermos();
      })(erro),
  });
}

const PEDIU = 'Se ainda couber um envio nesta hora, outro código chega em instantes. Confira também a caixa de spam.';
function naoCoube(porHora: number): string {
  return `Nesta hora já pedimos ${porHora} códigos para este e-mail. Use o último que chegou.`;
}

/**
 * Asks for the code of the registration again. The answer does not say whether one was sent, so the words do not
 * either.
 */
export function useReenviarCodigo(aoRecusar: (mensagem: string) => void) {
  const registro = useRegistro();
  const porHora = usePorHora();
  return useChamada(chamadas.reenviarPin, {
    aoConcluir: (_, { body: { email } }) => {
      const em = agora();
      const doRegistro = email === registro.email;
      recados.mostrar(doRegistro && !podeEnviar(registro, { em, porHora }) ? naoCoube(porHora) : PEDIU);
      if (doRegistro) despachar({ tipo: 'enviarCodigo', em, porHora });
    },
    aoFalhar: recusas(['pinBloqueado', 'pinLimiteEnvios', 'muitasTentativas', 'socialInvalido'], ({ message }) =>
      aoRecusar(message),
    ),
  });
}
