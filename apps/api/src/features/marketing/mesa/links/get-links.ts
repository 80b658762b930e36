import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import type { ContextoUsuario } from '../../../../http/contexto.ts';
import { hostsPermitidos } from '../../links/links-curtos-repository.ts';
import { apresentarLink } from './presenter.ts';
import { listarLinks } from './repository.ts';

/** Short links and their visits (REGRAS 2.23). */
export async function getLinks({ db, deps, agora }: ContextoUsuario, { query }: Recebida<typeof backoffice.getLinks>) {
  const { itens, total } = await listarLinks(db, query);
  const hosts = await hostsPermitidos(db);
  const { appUrl } = deps.config;
  return {
    itens: itens.map((linha) => apresentarLink(linha, { appUrl, agora, hosts })),
    total,
    pagina: query.pagina,
    porPagina: query.porPagina,
  };
}
