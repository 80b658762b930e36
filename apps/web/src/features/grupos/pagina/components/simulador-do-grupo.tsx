import { useState } from 'react';
import { useParte } from '../../../../lib/use-parte.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { ParteOuEspera } from '../../../../ui/estado/parte-ou-espera.tsx';

/** Most people never open it: the page of a group paints without it. */
function carregar() {
  return import('./simulador.tsx');
}

/** The door to the simulator on the group's page. */
export function SimuladorDoGrupo({ idGrupo, vagas }: { readonly idGrupo: number; readonly vagas: number }) {
  const [aberto, setAberto] = useState(false);
  const parte = useParte('simulador', carregar, aberto);
  if (aberto) {
    return (
      <ParteOuEspera parte={parte} titulo="O simulador não carregou" espera={<OssoLista />}>
        {({ Simulador }) => <Simulador idGrupo={idGrupo} vagas={vagas} />}
      </ParteOuEspera>
    );
  }
  return (
    <Cartao titulo="Faça a conta antes de entrar">
      <p>Quanto você paga em um ano, quanto volta se você sair, e o que acontece no pior caso.</p>
      <Botao variante="suave" onClick={() => setAberto(true)}>
        Simular 12 meses
      </Botao>
    </Cartao>
  );
}
