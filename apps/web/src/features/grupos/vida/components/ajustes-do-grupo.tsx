import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useParte } from '../../../../lib/use-parte.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { ParteOuEspera } from '../../../../ui/estado/parte-ou-espera.tsx';

function carregar() {
  return import('./formulario-do-grupo.tsx');
}

/** Name, words and settings of a living group: the form comes for a person who asks for it (spec 2, §7). */
export function AjustesDoGrupo({ dados }: { readonly dados: RespostaDe<'getGrupoAdmin'> }) {
  const [aberto, setAberto] = useState(false);
  const formulario = useParte('ajustes do grupo', carregar, aberto);
  if (!aberto)
    return (
      <Cartao titulo="Nome e regras">
        <Botao variante="suave" onClick={() => setAberto(true)}>
          Mudar nome, regras e descrição
        </Botao>
      </Cartao>
    );
  return (
    <ParteOuEspera parte={formulario} titulo="O formulário não carregou" espera={<OssoLista quantos={2} />}>
      {({ FormularioDoGrupo }) => <FormularioDoGrupo dados={dados} aoFechar={() => setAberto(false)} />}
    </ParteOuEspera>
  );
}
