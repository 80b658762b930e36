import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { cpf } from '@rateia/domain/usuario/cpf';
import { obrigatorio } from '@rateia/domain/validacao';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { quantos } from '../../../lib/em-palavras.ts';
import { useFluxo } from '../../../lib/fluxo.ts';
import { noTexto } from '../../../lib/momento.ts';
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
import { Opcoes } from '../../../ui/formulario/opcoes.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { ExigirPasso } from '../components/exigir-passo.tsx';
import { fluxoRetirada } from '../fluxo.ts';
import { useCadastrarChave } from '../mutations.ts';
import { quandoPodeCair } from '../quando-pode-cair.ts';
import { retiradaQueries } from '../queries.ts';

type Contas = RespostaDe<'validarPixCpf'>;
const campos = { cpf: { nome: 'CPF', regras: [obrigatorio, cpf] } } as const;
const nomes = {
  cpf: 'Chave Pix CPF',
  email: 'Chave Pix e-mail',
  telefone: 'Chave Pix telefone',
  aleatoria: 'Chave Pix aleatória',
} as const;

/** /carteira/retirar/contas (spec 2, §2): to which key; only one in the account's CPF, and not before it has rested (REGRAS 2.6). */
export function TelaRetirarContas() {
  return (
    <ExigirPasso antes={['valor']}>
      <Contas />
    </ExigirPasso>
  );
}

function Contas() {
  const contas = useQuery(retiradaQueries.chaves());
  if (contas.data?.possuiAlgumCPF === true) {
    return contas.data.chaves.length > 0 ? <Escolher contas={contas.data} /> : <Cadastrar contas={contas.data} />;
  }
  return (
    <Pagina titulo="Para onde vai" voltar={paths.carteiraRetiradaValor()} largura="estreita">
      <Consulta consulta={contas} esqueleto={<OssoLista quantos={1} />} erro="Não conseguimos carregar as suas chaves">
        {() => (
          <Vazio
            titulo="Falta o seu CPF"
            detalhe="A retirada só vai para uma chave Pix no seu CPF. Complete os seus dados fiscais primeiro."
            acao={
              <Botao href={paths.cadastroDadosFiscais({ redirect: paths.carteiraRetirarContas() })}>
                Completar dados
              </Botao>
            }
          />
        )}
      </Consulta>
    </Pagina>
  );
}

function Escolher({ contas }: { readonly contas: Contas }) {
  const { idChave } = useFluxo(fluxoRetirada);
  const horas = useRegras()?.retirada.horasDeDescansoDaChave;
  const livres = contas.chaves.filter(({ emDescanso }) => !emDescanso);
  const escolhida = livres.find(({ id }) => id === idChave)?.id ?? livres[0]?.id;
  return (
    <PassoFluxo
      pergunta="Para onde vai o dinheiro?"
      apoio="Só para uma chave Pix no seu CPF."
      passo={2}
      de={4}
      voltar={paths.carteiraRetiradaValor()}
      {...(escolhida === undefined
        ? { acao: 'Voltar à carteira', href: paths.carteiraCreditos() }
        : {
            aoContinuar: () => {
              fluxoRetirada.despachar({ tipo: 'chave', idChave: escolhida });
              void irPara(paths.carteiraRetiradaResumo());
            },
          })}
    >
      <Opcoes
        rotulo="Chave Pix"
        valor={escolhida}
        aoEscolher={(id) => fluxoRetirada.despachar({ tipo: 'chave', idChave: id })}
        opcoes={contas.chaves.map((chave) => ({
          valor: chave.id,
          titulo: nomes[chave.tipoChave],
          detalhe: chave.emDescanso
            ? `${chave.chave}, a partir de ${formatarMomento(chave.podeReceberEm)}`
            : chave.chave,
          icone: <IconKey size={22} stroke={1.75} />,
          indisponivel: chave.emDescanso,
        }))}
      />
      {livres.length === 0 && (
        <Nota titulo={`A chave nova só recebe ${noTexto(quandoPodeCair(contas.chaves, horas) ?? '')}`}>
          É uma proteção: por {quantos(horas, 'horas')}, ninguém tira dinheiro por uma chave recém-cadastrada. O seu
          saldo continua disponível até lá.
        </Nota>
      )}
    </PassoFluxo>
  );
}

function Cadastrar({ contas }: { readonly contas: Contas }) {
  const horas = useRegras()?.retirada.horasDeDescansoDaChave;
  const formulario = useFormulario({ iniciais: { cpf: '' }, campos, preguicoso: true });
  const cadastrar = useCadastrarChave({
    aoConcluir: () => undefined,
    aoRecusar: (mensagem) => formulario.recusa('cpf', mensagem),
  });
  const enviar = formulario.enviar((valores) => cadastrar.mutate({ body: { cpf: valores.cpf } }));
  const conhecido = contas.listagemCPF.find(({ principal }) => principal)?.cpf;
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
    >
      <CampoCpf {...formulario.campo('cpf')} rotulo="CPF" apoio="Digite os 11 números, para confirmar que é você." />
      <Nota>
        Por segurança, a chave nova só recebe {quantos(horas, 'horas')} depois de cadastrada. Avisamos por e-mail quando
        ela entrar.
      </Nota>
    </PassoFluxo>
  );
}
