import { centavos, formatarReais, somar } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { meioEscolhido, meiosDoServidor, verboDoMeio } from '../../../../lib/meios/do-servidor.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Chips } from '../../../../ui/base/chips.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Osso } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoDinheiro } from '../../../../ui/formulario/campo-dinheiro.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { MeiosPagamento } from '../../../../ui/pagamento/meios-pagamento.tsx';
import { useAdicionarSaldo } from '../../mutations.ts';
import { carteiraQueries } from '../../queries.ts';
import { campoDaRecarga, valorInicial } from '../regras-do-valor.ts';

type Regras = RespostaDe<'getRegrasRecarga'>;

/** /carteira/adicionar/valor (spec 2, §2): how much, within the limits, and how (REGRAS 2.5). */
export function TelaAdicionarValor() {
  const regras = useQuery(carteiraQueries.regrasRecarga());
  if (regras.data !== undefined && regras.data.disponivelHoje > 0) return <Adicionar regras={regras.data} />;
  return (
    <Pagina titulo="Adicionar saldo" voltar={paths.carteiraCreditos()} largura="estreita">
      <Consulta
        consulta={regras}
        esqueleto={<Osso altura={220} raio={20} />}
        erro="Não conseguimos carregar os limites"
      >
        {({ saldoMaximo }) => (
          <Vazio
            titulo="Por hoje não é possível adicionar saldo"
            detalhe={`Você chegou ao limite do dia, ou ao saldo máximo de ${formatarReais(centavos(saldoMaximo))}. O limite do dia recomeça à meia-noite.`}
          />
        )}
      </Consulta>
    </Pagina>
  );
}

function Adicionar({ regras }: { readonly regras: Regras }) {
  const { valor: pedido, idPreCheckout, idFatura, idCarrinho } = useBusca();
  const volta = { idPreCheckout, idFatura, idCarrinho };
  const [escolha, setEscolha] = useState<number>();
  const campos = useMemo(() => ({ valor: campoDaRecarga(regras) }), [regras]);
  const formulario = useFormulario<{ readonly valor: number | undefined }>({
    iniciais: { valor: valorInicial(pedido, regras) },
    campos,
    preguicoso: true,
  });
  const { valor } = formulario.valores;
  const meios = useQuery(carteiraQueries.meiosDaRecarga(valor ?? regras.minimo));
  const meio = meioEscolhido(escolha, meios.data?.meios ?? []);
  const custo = centavos(meios.data?.meios.find((um) => um.id === meio)?.custo ?? 0);
  const adicionar = useAdicionarSaldo(volta, (mensagem) => formulario.recusa('valor', mensagem));
  const enviar = formulario.enviar((valores) => {
    if (valores.valor === undefined || meio === undefined) return;
    adicionar.mutate({ body: { valor: valores.valor, meioPagamento: meio } });
  });
  return (
    <PassoFluxo
      pergunta="Quanto você quer adicionar?"
      voltar={paths.carteiraCreditos()}
      aoContinuar={() => enviar()}
      acao={
        valor === undefined
          ? 'Continuar'
          : `${verboDoMeio(meio, meios.data?.meios ?? [])}, ${formatarReais(somar(centavos(valor), custo))}`
      }
      fazendo={adicionar.isPending && 'Gerando o código'}
    >
      <CampoDinheiro
        {...formulario.campo('valor')}
        rotulo="Valor"
        grande
        apoio={`De ${formatarReais(centavos(regras.minimo))} a ${formatarReais(centavos(Math.min(regras.maximo, regras.disponivelHoje)))}.`}
      />
      <Chips
        rotulo="Sugestões de valor"
        valor={valor ?? 0}
        chips={regras.sugestoes.map((sugestao) => ({ valor: sugestao, rotulo: formatarReais(centavos(sugestao)) }))}
        aoEscolher={(sugestao) => formulario.muda('valor', sugestao)}
      />
      <Consulta consulta={meios} erro="Não conseguimos carregar as formas de pagamento">
        {(dados) => <MeiosPagamento meios={meiosDoServidor(dados)} escolhido={meio} aoEscolher={setEscolha} />}
      </Consulta>
      <Nota>
        O Pix precisa sair de uma conta no seu CPF; de outra pessoa, ele é devolvido automaticamente. O saldo pode
        chegar a {formatarReais(centavos(regras.saldoMaximo))}.
      </Nota>
    </PassoFluxo>
  );
}
