import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { diasPorExtenso } from '../../../../lib/em-palavras.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { useRegras } from '../../../../lib/regras.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { FalhaDaConsulta } from '../../../../ui/estado/falha-da-consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import type { Passo } from '../../../../ui/fluxo/passos.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { GuardarCartao } from '../../cartao/components/guardar-cartao.tsx';
import { passosDoGrupo } from '../../pagamento/components/passos-do-pagamento.tsx';
import { checkoutQueries } from '../../queries.ts';
import { Conclusao } from '../components/conclusao.tsx';
import { lugarPago } from '../lugar-pago.ts';

/**
 * /checkout/sucesso/primeira (spec 2, §2): the first group of a person. It tells what the others know by now: what
 * happens next, what protects the money, and where everything is.
 */
export function TelaPrimeiraAssinatura() {
  const busca = useBusca();
  const idGrupo = Number(busca['idGrupo'] ?? 0);
  const idFatura = Number(busca['idFatura'] ?? 0);
  const vaga = useQuery({ ...checkoutQueries.minhaVaga(idGrupo), enabled: idGrupo > 0 });
  const fatura = useQuery({ ...checkoutQueries.fatura(idFatura), enabled: idFatura > 0 });
  if (!(idGrupo > 0)) return <SemGrupo />;
  const { titulo, entrada } = lugarPago(vaga.data);
  const caucao = fatura.data?.linhas.find(({ chave }) => chave === 'caucao')?.valor ?? 0;
  return (
    <Conclusao
      linhas={fatura.data?.linhas}
      titulo={titulo}
      detalhe={`${entrada === undefined ? '' : `${entrada} `}É o seu primeiro grupo. Veja o que acontece agora e o que protege o seu dinheiro.`}
      acoes={
        <>
          <Botao tamanho="lg" bloco href={paths.grupoMembro(idGrupo)}>
            Abrir o grupo
          </Botao>
          {idFatura > 0 && (
            <Botao variante="texto" bloco href={paths.carteiraRecibo('fatura', idFatura)}>
              Ver comprovante
            </Botao>
          )}
        </>
      }
    >
      <Cartao titulo="O que acontece agora">
        <Consulta
          consulta={vaga}
          esqueleto={<OssoLista quantos={2} />}
          erro="Não conseguimos carregar os próximos passos"
        >
          {({ grupo }) => <Passos passos={passosDoGrupo(grupo.passos)} />}
        </Consulta>
      </Cartao>
      <GuardarCartao meioPagamento={fatura.data?.meioPagamento} />
      <FalhaDaConsulta consulta={fatura} erro="Não conseguimos carregar o que você pagou" />
      <Garantias caucao={caucao} />
    </Conclusao>
  );
}

/** The three things that a person who never paid here does not know yet. */
function Garantias({ caucao }: { readonly caucao: number }) {
  const dias = useRegras()?.reembolso.diasDeArrependimento;
  const passos: readonly Passo[] = [
    {
      chave: 'dados',
      titulo: 'Os dados de acesso chegam pela página do grupo',
      detalhe: 'Ninguém precisa pedir a sua senha, nem conversar fora daqui.',
      estado: 'depois',
    },
    {
      chave: 'reclamar',
      titulo: 'Se o acesso não vier ou parar, você reclama e o dinheiro fica parado',
      detalhe: `Você tem ${diasPorExtenso(dias)} para desistir com 100% de volta, sem explicar o motivo.`,
      estado: 'depois',
    },
    ...(caucao > 0
      ? [
          {
            chave: 'caucao',
            titulo: `A caução de ${formatarReais(centavos(caucao))} é sua`,
            detalhe: 'Ela fica guardada no seu nome e volta quando você sair do grupo.',
            estado: 'depois' as const,
          },
        ]
      : []),
  ];
  return (
    <Cartao titulo="O que protege o seu dinheiro">
      <Passos passos={passos} />
    </Cartao>
  );
}

function SemGrupo() {
  return (
    <Pagina titulo="Primeira assinatura" voltar={paths.grupos()} largura="estreita">
      <Vazio
        titulo="Nenhuma compra para mostrar aqui"
        detalhe="Os grupos em que você entrou aparecem em Meus grupos."
        acao={<Botao href={paths.meusGrupos()}>Ver meus grupos</Botao>}
      />
    </Pagina>
  );
}
