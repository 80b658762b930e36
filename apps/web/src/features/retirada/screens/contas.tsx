import { formatarDiaComSemana, formatarMomento } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { ID_STATUS_CONTA_BANCARIA, ID_TIPO_RETIRADA } from '@rateia/domain/retirada/regras';
import { cpf } from '@rateia/domain/usuario/cpf';
import { obrigatorio } from '@rateia/domain/validacao';
import { IconBuildingBank, IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { quantos } from '../../../lib/em-palavras.ts';
import { useFluxo } from '../../../lib/fluxo.ts';
import { noTexto } from '../../../lib/momento.ts';
import { useBusca } from '../../../lib/navegacao.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { useRegras } from '../../../lib/regras.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { PassoFluxo } from '../../../ui/fluxo/passo-fluxo.tsx';
import { CampoCpf } from '../../../ui/formulario/campo-mascara.tsx';
import type { OpcaoCartao } from '../../../ui/formulario/opcoes.tsx';
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { BoletoAPagar } from '../boleto/boleto-a-pagar.tsx';
import { ExigirPasso } from '../components/exigir-passo.tsx';
import { OutrasFormas } from '../components/outras-formas.tsx';
import type { Destino } from '../fluxo.ts';
import { fluxoRetirada } from '../fluxo.ts';
import { useCadastrarChave } from '../mutations.ts';
import { quandoPodeCair } from '../quando-pode-cair.ts';
import type { ContaBancaria } from '../queries.ts';
import { retiradaQueries } from '../queries.ts';

type Chaves = RespostaDe<'validarPixCpf'>;
type Disponibilidade = RespostaDe<'getDisponibilidadeBoleto'>;
const campos = { cpf: { nome: 'CPF', regras: [obrigatorio, cpf] } } as const;
const nomes = {
  cpf: 'Chave Pix CPF',
  email: 'Chave Pix e-mail',
  telefone: 'Chave Pix telefone',
  aleatoria: 'Chave Pix aleatória',
} as const;
const { pix, ted } = ID_TIPO_RETIRADA;

/**
 * /carteira/retirar/contas (spec 2, §2): to which key or account of the own CPF, not before it has rested; or which
 * boleto the balance pays (REGRAS 2.6).
 */
export function TelaRetirarContas() {
  const { forma } = useBusca();
  if (forma === 'boleto') return <BoletoAPagar />;
  return (
    <ExigirPasso antes={['valor']}>
      <Contas />
    </ExigirPasso>
  );
}

function Contas() {
  const chaves = useQuery(retiradaQueries.chaves());
  const contas = useQuery(retiradaQueries.contas());
  const disponibilidade = useQuery(retiradaQueries.disponibilidade());
  if (chaves.data?.possuiAlgumCPF === true && contas.data !== undefined && disponibilidade.data !== undefined) {
    const confirmadas = disponibilidade.data.ted.disponivel
      ? contas.data.itens.filter(({ status }) => status === ID_STATUS_CONTA_BANCARIA.verificada)
      : [];
    if (chaves.data.chaves.length + confirmadas.length === 0) return <Cadastrar chaves={chaves.data} />;
    return <Escolher chaves={chaves.data} contas={confirmadas} disponibilidade={disponibilidade.data} />;
  }
  const comCpf = chaves.data?.possuiAlgumCPF === true;
  return (
    <Pagina titulo="Para onde vai" voltar={paths.carteiraRetiradaValor()} largura="estreita">
      {comCpf && contas.data === undefined && (
        <Consulta
          consulta={contas}
          esqueleto={<OssoLista quantos={1} />}
          erro="Não conseguimos carregar as suas contas"
        >
          {() => null}
        </Consulta>
      )}
      {comCpf && contas.data !== undefined && (
        <Consulta
          consulta={disponibilidade}
          esqueleto={<OssoLista quantos={1} />}
          erro="Não conseguimos carregar as formas de retirada"
        >
          {() => null}
        </Consulta>
      )}
      {!comCpf && (
        <Consulta
          consulta={chaves}
          esqueleto={<OssoLista quantos={1} />}
          erro="Não conseguimos carregar as suas chaves"
        >
          {() => (
            <Vazio
              titulo="Falta o seu CPF"
              detalhe="A retirada só vai para uma chave Pix ou uma conta no seu CPF. Complete os seus dados fiscais primeiro."
              acao={
                <Botao href={paths.cadastroDadosFiscais({ redirect: paths.carteiraRetirarContas() })}>
                  Completar dados
                </Botao>
              }
            />
          )}
        </Consulta>
      )}
    </Pagina>
  );
}

interface EscolherProps {
  readonly chaves: Chaves;
  readonly contas: readonly ContaBancaria[];
  readonly disponibilidade: Disponibilidade;
}

/** Its place in the list, and whether it may receive now. */
type Possivel = OpcaoCartao<string> & { readonly destino: Destino; readonly indisponivel: boolean };

function Escolher({ chaves, contas, disponibilidade }: EscolherProps) {
  const { destino } = useFluxo(fluxoRetirada);
  const horas = useRegras()?.retirada.horasDeDescansoDaChave;
  const opcoes = [...chaves.chaves.map(daChave), ...contas.map((conta) => daConta(conta, disponibilidade))];
  const livres = opcoes.filter(({ indisponivel }) => !indisponivel);
  const escolhida = livres.find(({ valor }) => valor === nomeDo(destino)) ?? livres[0];
  return (
    <PassoFluxo
      pergunta="Para onde vai o dinheiro?"
      apoio="Só para uma chave Pix ou uma conta no seu CPF."
      passo={2}
      de={4}
      voltar={paths.carteiraRetiradaValor()}
      alternativa={<OutrasFormas disponibilidade={disponibilidade} />}
      {...(escolhida === undefined
        ? { acao: 'Voltar à carteira', href: paths.carteiraCreditos() }
        : {
            aoContinuar: () => {
              fluxoRetirada.despachar({ tipo: 'destino', destino: escolhida.destino });
              void irPara(paths.carteiraRetiradaResumo());
            },
          })}
    >
      <Opcoes
        rotulo="Destino"
        valor={escolhida?.valor}
        aoEscolher={(nome) => {
          const outra = opcoes.find(({ valor }) => valor === nome);
          if (outra !== undefined) fluxoRetirada.despachar({ tipo: 'destino', destino: outra.destino });
        }}
        opcoes={opcoes}
      />
      {livres.length === 0 && chaves.chaves.length > 0 && (
        <Nota titulo={`A chave nova só recebe ${noTexto(quandoPodeCair(chaves.chaves, horas) ?? '')}`}>
          É uma proteção: por {quantos(horas, 'horas')}, ninguém tira dinheiro por uma chave recém-cadastrada. O seu
          saldo continua disponível até lá.
        </Nota>
      )}
    </PassoFluxo>
  );
}

function nomeDo(destino: Destino | undefined): string | undefined {
  if (destino?.tipoId === pix) return `chave-${destino.idChave}`;
  return destino?.tipoId === ted ? `conta-${destino.idConta}` : undefined;
}

function daChave(chave: Chaves['chaves'][number]): Possivel {
  return {
    valor: `chave-${chave.id}`,
    destino: { tipoId: pix, idChave: chave.id },
    titulo: nomes[chave.tipoChave],
    detalhe: chave.emDescanso ? `${chave.chave}, a partir de ${formatarMomento(chave.podeReceberEm)}` : chave.chave,
    icone: <IconKey size={22} stroke={1.75} />,
    indisponivel: chave.emDescanso,
  };
}

function daConta(conta: ContaBancaria, { ted: { custeio, chegaEm } }: Disponibilidade): Possivel {
  const quando =
    conta.emDescanso && conta.podeReceberEm !== null
      ? `a partir de ${formatarMomento(conta.podeReceberEm)}`
      : `cai em ${formatarDiaComSemana(chegaEm)}`;
  return {
    valor: `conta-${conta.id}`,
    destino: { tipoId: ted, idConta: conta.id },
    titulo: `TED para ${conta.banco.nome}`,
    detalhe: `Conta ${conta.conta}, ${quando}`,
    fim: formatarReais(centavos(custeio)),
    icone: <IconBuildingBank size={22} stroke={1.75} />,
    indisponivel: conta.emDescanso,
  };
}

function Cadastrar({ chaves }: { readonly chaves: Chaves }) {
  const horas = useRegras()?.retirada.horasDeDescansoDaChave;
  const formulario = useFormulario({ iniciais: { cpf: '' }, campos, preguicoso: true });
  const cadastrar = useCadastrarChave({
    aoConcluir: () => undefined,
    aoRecusar: (mensagem) => formulario.recusa('cpf', mensagem),
  });
  const enviar = formulario.enviar((valores) => cadastrar.mutate({ body: { cpf: valores.cpf } }));
  const conhecido = chaves.listagemCPF.find(({ principal }) => principal)?.cpf;
  const disponibilidade = useQuery(retiradaQueries.disponibilidade()).data;
  return (
    <PassoFluxo
      pergunta="Cadastre a sua chave Pix CPF"
      apoio={`A retirada vai para a conta do banco em que o seu CPF ${conhecido === undefined ? '' : `(${conhecido}) `}é chave Pix.`}
      passo={2}
      de={4}
      voltar={paths.carteiraRetiradaValor()}
      acao="Cadastrar chave"
      fazendo={cadastrar.isPending && 'Cadastrando'}
      aoContinuar={() => enviar()}
      alternativa={disponibilidade !== undefined && <OutrasFormas disponibilidade={disponibilidade} />}
    >
      <CampoCpf {...formulario.campo('cpf')} rotulo="CPF" apoio="Digite os 11 números, para confirmar que é você." />
      <Nota>
        Por segurança, a chave nova só recebe {quantos(horas, 'horas')} depois de cadastrada. Avisamos por e-mail quando
        ela entrar.
      </Nota>
    </PassoFluxo>
  );
}
