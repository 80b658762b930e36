import * as chamadas from '@rateia/contracts/chamadas';
import { diaDe } from '@rateia/domain/datas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { chamar } from '../../../../lib/api-client.ts';
import { respondeATela, useChamada } from '../../../../lib/consultas.ts';
import { falhaDe, recusas, recusou } from '../../../../lib/erros-api.ts';
import { diaPerto, noTexto } from '../../../../lib/momento.ts';
import { useBusca, useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoCartao } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';

const vencido = recusas(['linkVencido'], () => undefined);

function consultaDaRenovacao(id: number, hash: string) {
  return queryOptions({
    queryKey: ['verRenovacao', id, hash] as const,
    queryFn: () => chamar(chamadas.verRenovacao, { params: { id }, body: { hash } }),
    ...respondeATela<'verRenovacao'>(vencido),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** /webhook/grupo/renovar/{id}: the page behind the signed link of an expired group; only its button renews (REGRAS part 1). */
export function TelaRenovar() {
  const id = useParametroId();
  const hash = useBusca()['hash'] ?? '';
  const consulta = useQuery({ ...consultaDaRenovacao(id, hash), enabled: hash !== '' });
  const renovar = useChamada(chamadas.renovarGrupo, {
    aoFalhar: recusas(['linkVencido'], () => void consulta.refetch()),
  });
  if (renovar.data !== undefined) return <Renovado idGrupo={renovar.data.idGrupo} />;
  if (hash === '' || recusou(falhaDe<'verRenovacao'>(consulta.error), 'linkVencido')) return <LinkVencido />;
  return (
    <PassoFluxo
      pergunta={consulta.data === undefined ? 'Renovar o grupo?' : `Renovar ${consulta.data.nome}?`}
      acao="Renovar o grupo"
      fazendo={renovar.isPending && 'Renovando'}
      desligado={consulta.data === undefined}
      aoContinuar={() => renovar.mutate({ params: { id }, body: { hash } })}
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar o grupo" esqueleto={<OssoCartao />}>
        {({ nome, servico, valorMensal, vagas, ate }) => (
          <>
            <Cartao titulo={nome}>
              <ListaDefinicao
                itens={[
                  { rotulo: 'Serviço', valor: servico },
                  { rotulo: 'Cada membro paga por mês', valor: <Valor valor={valorMensal} /> },
                  { rotulo: 'Vagas', valor: vagas },
                ]}
              />
            </Cartao>
            <Nota>
              O grupo volta ao ar como era, e as vagas abrem de novo. Este link vale uma vez, até{' '}
              {noTexto(diaPerto(diaDe(ate)))}.
            </Nota>
          </>
        )}
      </Consulta>
    </PassoFluxo>
  );
}

function Renovado({ idGrupo }: { readonly idGrupo: number }) {
  return (
    <PassoFluxo
      pergunta="Grupo renovado"
      apoio="Avisamos por e-mail quando alguém entrar."
      href={paths.grupoAdmin(idGrupo)}
      acao="Administrar o grupo"
    />
  );
}

function LinkVencido() {
  return (
    <PassoFluxo
      pergunta="Este link não vale mais"
      apoio="Ele já foi usado, ou passaram mais de 30 dias desde que o grupo expirou."
      href={paths.meusGrupos()}
      acao="Ver meus grupos"
    />
  );
}
