import type { AbaDeNotificacoes } from '@rateia/domain/notificacoes/tipos';
import {
  ABAS_DE_NOTIFICACOES,
  CARREGANDO_NOTIFICACOES,
  NENHUMA_NOTIFICACAO,
  ROTULO_DA_ABA,
} from '@rateia/domain/notificacoes/tipos';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Abas } from '../../../ui/base/abas.tsx';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { Lista } from '../../../ui/base/lista.tsx';
import type { Notificacao } from '../queries.ts';
import { notificacoesQueries } from '../queries.ts';
import { FalhaDaLista, NADA_A_MOSTRAR } from './falha.tsx';
import { ItemDeNotificacao } from './item.tsx';
import { LerTudo } from './ler-tudo.tsx';
import c from './painel.module.css';
import { Setas } from './setas.tsx';
import { useMouseParado } from './use-mouse-parado.ts';

/** The panel under the bell: the unread of each tab, four at a time (spec 1, §2). */
export function PainelDeNotificacoes() {
  const [onde, setOnde] = useState<{ readonly aba: AbaDeNotificacoes; readonly pagina: number }>({
    aba: 'todas',
    pagina: 1,
  });
  const parado = useMouseParado();
  const consulta = useQuery(notificacoesQueries.painel(onde.aba, onde.pagina));
  const contagens = consulta.data?.contagens ?? NENHUMA_NOTIFICACAO;
  const { total = 0, porPagina = 1 } = consulta.data ?? {};
  const paginas = Math.max(1, Math.ceil(total / porPagina));
  // Reading the last notification of the last page may have emptied that page.
  if (consulta.data !== undefined && onde.pagina > paginas) setOnde({ ...onde, pagina: paginas });
  return (
    <div className={c['painel']}>
      <div className={c['topo']}>
        <h2>Notificações</h2>
        <LerTudo variante="texto" naoLidas={contagens.todas} />
      </div>
      <Abas
        rotulo="Tipos de notificação"
        abas={ABAS_DE_NOTIFICACOES.map((valor) => ({
          valor,
          rotulo: ROTULO_DA_ABA[valor],
          conta: contagens[valor],
        }))}
        valor={onde.aba}
        aoEscolher={(aba) => setOnde({ aba, pagina: 1 })}
      >
        <Conteudo consulta={consulta} />
        {paginas > 1 && (
          <Setas
            pagina={onde.pagina}
            paginas={paginas}
            escondidas={parado}
            aoMudar={(pagina) => setOnde({ ...onde, pagina })}
          />
        )}
      </Abas>
      <p className={c['rodape']}>
        <Ligacao href={paths.notificacoes({ tab: onde.aba === 'todas' ? undefined : onde.aba })}>
          Ver todas as notificações
        </Ligacao>
      </p>
    </div>
  );
}

interface Feita {
  readonly data: { readonly itens: readonly Notificacao[] } | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

function Conteudo({ consulta }: { readonly consulta: Feita }) {
  if (consulta.data === undefined) {
    if (consulta.isError) return <FalhaDaLista aoTentarDeNovo={() => void consulta.refetch()} />;
    return (
      <p className={c['frase']} role="status">
        {CARREGANDO_NOTIFICACOES}
      </p>
    );
  }
  if (consulta.data.itens.length === 0) return <p className={c['frase']}>{NADA_A_MOSTRAR}</p>;
  return (
    <Lista>
      {consulta.data.itens.map((notificacao) => (
        <ItemDeNotificacao key={notificacao.id} notificacao={notificacao} />
      ))}
    </Lista>
  );
}
