import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { Marcacao } from '../../../../ui/formulario/marcacao.tsx';
import { CurvaDaMulta } from '../../../../ui/grupo/curva-da-multa.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { useReservarComRelacao } from '../../mutations.ts';
import { checkoutQueries } from '../../queries.ts';
import { SemReserva } from '../components/sem-reserva.tsx';

type Fidelidade = RespostaDe<'getFidelidade'>;

/** /checkout/fidelidade (spec 2, §2): the term, its price and the exit fee as it falls, before the seat is held. */
export function TelaFidelidadeDoCheckout() {
  const busca = useBusca();
  const id = Number(busca['idGrupo'] ?? 0);
  const vagas = Math.max(1, Number(busca['vagas'] ?? 1) || 1);
  const consulta = useQuery({ ...checkoutQueries.fidelidade(id), enabled: id > 0 });
  if (!(id > 0)) return <SemReserva />;
  if (consulta.data !== undefined) return <Termos fidelidade={consulta.data} vagas={vagas} busca={busca} />;
  return (
    <Pagina titulo="Fidelidade" voltar={paths.grupo(id)}>
      <Consulta consulta={consulta} esqueleto={<OssoLista />} erro="Não conseguimos carregar a fidelidade deste grupo">
        {() => null}
      </Consulta>
    </Pagina>
  );
}

interface TermosProps {
  readonly fidelidade: Fidelidade;
  readonly vagas: number;
  readonly busca: Readonly<Record<string, string | undefined>>;
}

function Termos({ fidelidade, vagas, busca }: TermosProps) {
  const { grupo, meses, mensal, caucao, mensalSemFidelidade, economiaNoPrazo, curva } = fidelidade;
  const [aceito, setAceito] = useState(false);
  const [recusa, setRecusa] = useState<string>();
  const reservar = useReservarComRelacao(setRecusa);
  const fila = busca['fila'] === 'sim';
  function continuar(): void {
    if (!aceito) {
      setRecusa('Diga que entendeu o prazo e a multa para continuar.');
      return;
    }
    setRecusa(undefined);
    const daVaga = { idGrupo: grupo.id, vagas, ...(fila ? { fila: 'sim' } : {}) };
    if (busca['relacao'] === 'sim') void irPara(paths.checkoutRelacionamento(daVaga));
    else reservar.mutate({ body: { idGrupo: grupo.id, vagas, fila } });
  }
  return (
    <PassoFluxo
      pergunta={`Fidelidade de ${meses} meses`}
      apoio={`${grupo.nome} é pago por quem administra para o prazo inteiro. Você paga mês a mês.`}
      voltar={paths.grupo(grupo.id)}
      acao="Entrar com fidelidade"
      fazendo={reservar.isPending && 'Reservando'}
      aoContinuar={continuar}
    >
      <Cartao titulo="O preço de uma vaga">
        <ListaDefinicao
          itens={[
            { rotulo: `Por mês, ficando ${meses} meses`, valor: <Valor valor={mensal} /> },
            ...(mensalSemFidelidade === null
              ? []
              : [{ rotulo: 'Por mês, em um plano mensal', valor: <Valor valor={mensalSemFidelidade} /> }]),
            ...(economiaNoPrazo === null || economiaNoPrazo === 0
              ? []
              : [
                  { rotulo: `Você economiza em ${meses} meses`, valor: <Valor valor={economiaNoPrazo} />, total: true },
                ]),
          ]}
        />
      </Cartao>
      <Cartao titulo="Se você sair antes">
        <CurvaDaMulta curva={curva} />
      </Cartao>
      <Nota>
        A multa sai da caução e nunca passa dela: <Valor valor={caucao} />. Você não paga multa nos primeiros 7 dias, se
        a falha for de quem administra, em um aumento, ou se outra pessoa ocupar a vaga em 30 dias. No fim do prazo você
        escolhe renovar ou continuar mês a mês.
      </Nota>
      <Marcacao
        name="fidelidade"
        marcada={aceito}
        aoMudar={(marcada) => {
          setAceito(marcada);
          setRecusa(undefined);
        }}
        erro={recusa}
      >
        {`Entendi o prazo de ${meses} meses e a multa para sair antes.`}
      </Marcacao>
    </PassoFluxo>
  );
}
