import { CABECALHOS, CHAVE_TOKEN_WEB } from '@rateia/contracts/cabecalhos';
import { adiantar } from '../lib/adiantadas.ts';
import { VERSAO } from '../lib/produto.ts';
import { enderecoDe } from './endereco.ts';

/*
 * The first script of a page, a file of its own so that it runs before any other. It tells whether somebody is logged
 * in, which decides the first view of the page. It also asks the screen's questions while the scripts of the screen
 * still travel.
 */
function ler(chave: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`rateia.${chave}`) ?? 'null');
  } catch {
    return null;
  }
}

/** A session this close to its end is renewed first, which is the scripts' business (`lib/sessao.ts`). */
const FOLGA_MS = 5000;

const sessao = ler('sessao') as { readonly token?: string; readonly expiraEm?: string } | null;
const { rota, chamadas } = document.currentScript?.dataset ?? {};
document.documentElement.dataset['sessao'] = sessao === null ? 'nao' : 'sim';

const token = sessao?.token;
if (token !== undefined && rota !== undefined && Date.parse(sessao?.expiraEm ?? '') - FOLGA_MS > Date.now()) {
  const headers = {
    accept: 'application/json',
    [CABECALHOS.versao]: VERSAO,
    [CABECALHOS.chaveToken]: CHAVE_TOKEN_WEB,
    [CABECALHOS.dispositivo]: String(ler('dispositivo')),
    authorization: `Bearer ${token}`,
  };
  for (const chamada of chamadas?.split(' ') ?? []) {
    const url = enderecoDe(chamada, rota, location);
    if (url !== undefined) adiantar(url, token, () => fetch(url, { headers, credentials: 'omit', cache: 'no-store' }));
  }
}
