import * as chamadas from '@rateia/contracts/chamadas';
import { chamar } from '../../lib/api-client.ts';
import type { Consentimento } from '../../lib/consentimento.ts';
import { ErroApi, ErroRede } from '../../lib/erros-api.ts';
import { rotaMostrada } from '../../lib/navegador.ts';
import { anotarFalta } from '../../lib/pedacos.ts';
import { recarregarAPedido } from '../recarregar.ts';
import { gerenciadorDeTags } from './gerenciador-de-tags.ts';

/**
 * Obeys the consent. The tag manager loads only after a yes, and only where this copy of the product has one. A consent
 * that is taken back ends at once: the page with the running container is reloaded.
 */
export async function obedecer(consentimento: Consentimento): Promise<void> {
  const permitido = consentimento.analytics_storage || consentimento.ad_storage;
  if (!permitido) {
    gerenciadorDeTags.permitir(consentimento);
    if (gerenciadorDeTags.carregado()) await recarregarAPedido();
    return;
  }
  if (rotaMostrada()?.semTerceiros === true) return;
  const id = await idDoGerenciador();
  if (id !== null) gerenciadorDeTags.carregar(id, consentimento);
}

async function idDoGerenciador(): Promise<string | null> {
  try {
    return (await chamar(chamadas.getConfiguracao)).tagManager;
  } catch (erro) {
    // A visit whose configuration did not load is not measured.
    if (!(erro instanceof ErroApi) && !(erro instanceof ErroRede)) throw erro;
    anotarFalta(erro);
    return null;
  }
}
