import { HTTP } from '@rateia/domain/http';
import { definirAoExpirar } from '../lib/api-client.ts';
import { chaveDe } from '../lib/consultas.ts';
import { ErroRede } from '../lib/erros-api.ts';
import { irPara, localAtual } from '../lib/navegador.ts';
import { paths } from '../lib/paths.ts';
import { anotarFalta } from '../lib/pedacos.ts';
import { renovarSeVencida } from '../lib/renovacao.ts';
import { seguirOutrasAbas, sessaoAtual } from '../lib/sessao.ts';
import { caminhoProprio } from './caminho-proprio.ts';
import { naCentral } from './central.ts';
import { acompanharQuemEsta } from './quem-esta.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

/**
 * Follows the session for the whole app (spec 1, §4): renews it when the window gets the focus, ends it in every tab
 * after one logout, and leaves nothing of the person in memory.
 */
export function acompanharSessao(): void {
  definirAoExpirar((codigo, sessao) => naCentral((central) => void central.sessaoExpirou(codigo, sessao)));
  seguirOutrasAbas();
  acompanharQuemEsta({
    aoEntrar: () => {
      perguntarDeNovo();
      registrarDepois();
    },
    aoSair: () => void aoSair(),
    aoTrocar: () => {
      // The data on the screen are requested again by the new user, and shown to nobody meanwhile.
      void queryClient.resetQueries();
      registrarDepois();
    },
  });
  if (sessaoAtual.existe()) registrarDepois();
  window.addEventListener('focus', () => void renovarNoFoco());
}

/** The campaigns for a visitor differ from those for the logged-in person, so they are asked for again. */
function perguntarDeNovo(): void {
  for (const nome of ['getModal', 'getBanner'] as const)
    void queryClient.invalidateQueries({ queryKey: chaveDe(nome) });
}

const QUANDO_HOUVER_CALMA_MS = 4_000;

/** After the first screen, in chunks of their own; one that does not come is noted, and the next page asks for it. */
function registrarDepois(): void {
  setTimeout(() => {
    // Loaded before it is needed: the module that renews the session would not be found once a new version has replaced
    // it.
    import('../lib/trocar-token.ts').catch(anotarFalta);
    import('./registrar-aparelho.ts').then((m) => m.registrarAparelho()).catch(anotarFalta);
    import('./renovar-avisos.ts').then((m) => m.renovarAvisos()).catch(anotarFalta);
  }, QUANDO_HOUVER_CALMA_MS);
}

/**
 * The page leaves the screen before its data do: drawn once more without them, it would request them again for no
 * reader.
 */
async function aoSair(): Promise<void> {
  try {
    // The guard of a navigation that is under way leads to /login by itself.
    if (router.state.status === 'pending') return;
    const rota = router.state.matches.at(-1)?.staticData.rota;
    if (rota?.auth === true) await irPara(paths.login({ redirect: caminhoProprio(localAtual()) }), { substitui: true });
  } finally {
    queryClient.clear();
  }
}

async function renovarNoFoco(): Promise<void> {
  const acabou = sessaoAtual.idSessao();
  if (!sessaoAtual.existe()) return;
  try {
    if (await renovarSeVencida()) return;
    naCentral((central) => void central.sessaoExpirou(HTTP.naoAutenticado, acabou));
  } catch (erro) {
    // No network: the next request tries again.
    if (!(erro instanceof ErroRede)) throw erro;
  }
}
