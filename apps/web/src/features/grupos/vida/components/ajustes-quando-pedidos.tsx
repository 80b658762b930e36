import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useParte } from '../../../../lib/use-parte.ts';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { ParteOuEspera } from '../../../../ui/estado/parte-ou-espera.tsx';

function carregarAjustes() {
  return import('./ajustes-pedidos.tsx');
}

/** The form of the changes that the operation asked for: it comes only where they were asked for. */
export function AjustesQuandoPedidos({ dados }: { readonly dados: RespostaDe<'getGrupoAdmin'> }) {
  const pedidos = dados.acoes.editar;
  const ajustes = useParte('ajustes pedidos', carregarAjustes, pedidos);
  if (!pedidos) return null;
  return (
    <ParteOuEspera parte={ajustes} titulo="Os ajustes pedidos não carregaram" espera={<OssoLista quantos={2} />}>
      {({ AjustesPedidos }) => <AjustesPedidos key={dados.grupo.id} dados={dados} />}
    </ParteOuEspera>
  );
}
