import { useQuery } from '@tanstack/react-query';
import { momentoPerto } from '../../../../lib/momento.ts';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { grupoAdminQueries } from '../../queries-admin.ts';

const MOSTRADAS = 5;

/** The product's record of a member's use of the access: the facts, and what the rule says of them (REGRAS 2.9). */
export function MauUso({ membro }: { readonly membro: number }) {
  const consulta = useQuery(grupoAdminQueries.mauUso(membro));
  return (
    <Consulta consulta={consulta} erro="Não conseguimos carregar as aberturas" esqueleto={<OssoLista quantos={1} />}>
      {({ aberturas, dias, aparelhos, maiorDoDia, aparelhosDemais, aberturasDemais }) => (
        <>
          <Nota
            tom={aparelhosDemais || aberturasDemais ? 'warning' : 'info'}
            titulo={
              aparelhosDemais || aberturasDemais
                ? 'Há sinais de uso fora do comum'
                : 'Nenhum sinal de uso fora do comum'
            }
          >
            O mês volta inteiro de qualquer jeito: só uma mediação decide o contrário. O que você contar fica com a
            nossa equipe.
          </Nota>
          <ListaDefinicao
            itens={[
              { rotulo: `Aparelhos em ${dias} dias`, valor: aparelhos },
              { rotulo: 'Mais aberturas em um dia', valor: maiorDoDia },
              ...aberturas.slice(0, MOSTRADAS).map(({ quando, aparelho }) => ({
                chave: quando,
                rotulo: momentoPerto(quando),
                valor: aparelho,
              })),
            ]}
          />
        </>
      )}
    </Consulta>
  );
}
