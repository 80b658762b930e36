import type { RespostaDe } from '../../../../lib/api-client.ts';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';

export type Fim = RespostaDe<'getFimDoGrupo'>;
export type AtoDoFim = 'noFim' | 'agora' | 'reverter';

/** The effects of an act on the members and their money, as the API computed them (REGRAS 2.9). */
export function Consequencias({ ato, fim }: { readonly ato: AtoDoFim; readonly fim: Fim }) {
  const { agora, noFim, administrador } = fim;
  if (ato === 'agora' && agora !== null) {
    return (
      <ListaDefinicao
        itens={[
          {
            rotulo: 'Parte não usada do mês',
            detalhe: `Sai do que ${administrador.split(' ')[0] ?? administrador} recebe`,
            valor: <Valor valor={agora.parte} />,
          },
          { rotulo: 'Taxa dessa parte', valor: <Valor valor={agora.taxa} /> },
          { rotulo: 'Caução', valor: <Valor valor={agora.caucao} /> },
          { rotulo: 'Volta para os membros hoje', valor: <Valor valor={agora.total} />, total: true },
        ]}
      />
    );
  }
  if (ato === 'noFim' && noFim !== null) {
    return (
      <>
        <ListaDefinicao
          itens={[
            {
              rotulo: 'Caução guardada',
              detalhe: 'Volta no último dia, menos o que alguém dever',
              valor: <Valor valor={noFim.caucao} />,
            },
          ]}
        />
        {noFim.mesesCortados > 0 && (
          <Nota tom="warning">{`${cortados(noFim.mesesCortados)} no meio nesse dia, e o resto não volta.`}</Nota>
        )}
        <Nota>A partir de agora ninguém entra no grupo. Dá para desfazer enquanto nenhum membro sair por isso.</Nota>
      </>
    );
  }
  return null;
}

function cortados(quantos: number): string {
  return quantos === 1 ? '1 membro tem o mês' : `${quantos} membros têm o mês`;
}
