import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { momentoPerto } from '../../../lib/momento.ts';
import { useBusca } from '../../../lib/navegacao.ts';
import { agora } from '../../../lib/relogio.ts';
import { colunaDoPrazo, Duas } from '../../../mesa/celulas.tsx';
import { PaginaDaFila } from '../../../mesa/pagina-da-fila.tsx';
import { Mesa } from '../../../mesa/pagina-operacao.tsx';
import type { ColunaFila } from '../../../mesa/tabela-fila.tsx';
import { TabelaFila } from '../../../mesa/tabela-fila.tsx';
import { useEscolhido } from '../../../mesa/use-escolhido.ts';
import { useAgora } from '../../../ui/fluxo/use-agora.ts';
import { mesaDeValidacoesQueries } from './queries.ts';
import { ValidacaoDaFila } from './validacao-da-fila.tsx';

type NaFila = RespostaDe<'getValidacoesEmAnalise'>['itens'][number];

const UM_MINUTO = 60_000;

/** Identities that the comparison by machine left to a person, by deadline (REGRAS 2.15). */
export function FilaValidacoes() {
  return (
    <PaginaDaFila
      titulo="Identidades em análise"
      consulta={useQuery(mesaDeValidacoesQueries.validacoes())}
      resumo={(total) => `${total} na fila. Cada caso que você abre fica registrado, e as imagens abrem por um minuto.`}
      vazia="Nenhuma identidade espera decisão"
    >
      {({ itens }) => <Fila itens={itens} />}
    </PaginaDaFila>
  );
}

function Fila({ itens }: { readonly itens: readonly NaFila[] }) {
  const { pessoa } = useBusca();
  const { atual, escolher } = useEscolhido(
    itens,
    ({ id }) => id,
    ({ idUsuario }) => String(idUsuario) === pessoa,
  );
  const instante = useAgora(agora, UM_MINUTO);
  return (
    <Mesa
      mostra={pessoa !== undefined}
      lista={
        <TabelaFila
          rotulo="Identidades por prazo"
          larguras="84px minmax(0, 1.6fr) minmax(0, 1fr)"
          colunas={colunasDe(instante)}
          itens={itens}
          chave={({ id }) => id}
          escolhido={atual}
          aoEscolher={escolher}
        />
      }
      detalhe={atual !== undefined && <ValidacaoDaFila key={atual.id} id={atual.id} />}
    />
  );
}

function colunasDe(instante: number): ColunaFila<NaFila>[] {
  return [
    colunaDoPrazo(instante),
    { rotulo: 'Pessoa', principal: true, celula: ({ nome, motivo }) => <Duas titulo={nome} detalhe={motivo} /> },
    {
      rotulo: 'Documento',
      celula: ({ tipoDocumentoDescricao, enviadaEm }) => (
        <Duas titulo={tipoDocumentoDescricao} detalhe={momentoPerto(enviadaEm)} />
      ),
    },
  ];
}
