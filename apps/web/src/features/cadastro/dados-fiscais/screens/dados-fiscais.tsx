import { ERROS } from '@rateia/contracts/erros';
import { formatarDiaNumerico } from '@rateia/domain/datas-formatadas';
import { ID_CATEGORIA_CHAMADO } from '@rateia/domain/perfil/chamado';
import { camposDaPessoa } from '@rateia/domain/usuario/campos-da-pessoa';
import { camposDoEndereco, enderecoComecado, enderecoVazio } from '@rateia/domain/usuario/campos-do-endereco';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCep } from '../../../../lib/cep.ts';
import { hoje } from '../../../../lib/momento.ts';
import { useBusca } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { useUsuario } from '../../../../lib/usuario.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { PassoFluxo } from '../../../../ui/fluxo/passo-fluxo.tsx';
import { CampoCpf, CampoData } from '../../../../ui/formulario/campo-mascara.tsx';
import { CamposDoEndereco } from '../../../../ui/formulario/campos-do-endereco.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { destinoFinal, proximoPasso } from '../../caminho.ts';
import { Etapas } from '../../components/etapas.tsx';
import { useInformarDadosFiscais } from '../../mutations.ts';
import { cadastroQueries } from '../../queries.ts';
import { paraEnviar } from '../dados-fiscais.ts';

/** /cadastro/dados-fiscais (spec 1, §2): CPF and birth date once; the address when the person wants. */
export function TelaDadosFiscais() {
  const usuario = useUsuario();
  return usuario?.dadosFiscais === true ? <JaInformados /> : <Informar />;
}

function Informar() {
  const busca = useBusca();
  const { redirect } = busca;
  const camposPessoa = useMemo(() => camposDaPessoa(hoje(), ERROS.menorDeIdade.message), []);
  const [ibge, setIbge] = useState<string>();
  const pessoa = useFormulario({ iniciais: { cpf: '', nascimento: '' }, campos: camposPessoa, preguicoso: true });
  const endereco = useFormulario({ iniciais: enderecoVazio, campos: camposDoEndereco, preguicoso: true });
  const cep = useCep({ preencher: endereco.muda, aoAchar: setIbge });
  const informar = useInformarDadosFiscais(redirect, (recusados) => {
    for (const [nome, texto] of Object.entries(recusados).reverse()) {
      const doEndereco = nome.replace(/^endereco\./, '');
      if (doEndereco in enderecoVazio) endereco.recusa(doEndereco as keyof typeof enderecoVazio, texto);
      else if (nome === 'cpf' || nome === 'nascimento') pessoa.recusa(nome, texto);
    }
  });
  const { data: antes } = useQuery(cadastroQueries.dadosFiscais());
  function enviar(): void {
    // The address is checked first, so that the focus ends on the first bad field of the page.
    const enderecoBom = !enderecoComecado(endereco.valores) || endereco.verificar();
    if (!pessoa.verificar() || !enderecoBom) return;
    const body = paraEnviar(pessoa.valores, endereco.valores, ibge);
    if (body !== undefined) informar.mutate({ body });
  }
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Quais são os seus dados?"
        apoio="Use o seu próprio CPF: o dinheiro que você receber só sai para ele. O número não aparece para outras pessoas."
        passo={3}
        de={3}
        voltar={destinoFinal(busca)}
        aoContinuar={enviar}
        acao="Salvar os meus dados"
        fazendo={informar.isPending && 'Salvando'}
        resumo={<Etapas atual="dados" />}
      >
        {antes?.cpfPerdido === true && (
          <Nota tom="warning" titulo="Informe o seu próprio CPF">
            Outra pessoa provou que o CPF que estava nesta conta é dela. Seus grupos e seu dinheiro continuam como
            estão. Se o CPF é mesmo seu,{' '}
            <a href={paths.perfilRelatarProblema({ assunto: ID_CATEGORIA_CHAMADO.correcao })}>
              fale com a nossa equipe
            </a>
            .
          </Nota>
        )}
        <CampoCpf {...pessoa.campo('cpf')} rotulo="CPF" placeholder="000.000.000-00" autoFocus />
        <CampoData {...pessoa.campo('nascimento')} rotulo="Data de nascimento" autoComplete="bday" />
        <CamposDoEndereco
          formulario={endereco}
          {...cep}
          apoio="Se preferir, deixe para depois. Usamos só nos documentos fiscais."
        />
      </PassoFluxo>
    </QuadroPublico>
  );
}

function JaInformados() {
  const busca = useBusca();
  const usuario = useUsuario();
  const dados = useQuery(cadastroQueries.dadosFiscais());
  const destino = usuario === undefined ? destinoFinal(busca) : proximoPasso(usuario, busca['redirect']);
  return (
    <QuadroPublico>
      <PassoFluxo
        pergunta="Seus dados já estão informados"
        apoio="CPF e data de nascimento não mudam por aqui. Se algo está errado, nossa equipe corrige."
        href={destino}
        alternativa={
          <>
            <Botao variante="texto" href={paths.perfilRelatarProblema({ assunto: ID_CATEGORIA_CHAMADO.correcao })}>
              Pedir correção
            </Botao>
            <Botao variante="texto" href={destinoFinal(busca)}>
              Sair desta página
            </Botao>
          </>
        }
        resumo={<Etapas atual="dados" />}
      >
        <Consulta consulta={dados} erro="Não conseguimos carregar os seus dados">
          {({ cpf, nascimento }) => (
            <Cartao>
              <ListaDefinicao
                itens={[
                  { rotulo: 'CPF', valor: cpf },
                  { rotulo: 'Data de nascimento', valor: nascimento === null ? null : formatarDiaNumerico(nascimento) },
                ]}
              />
            </Cartao>
          )}
        </Consulta>
      </PassoFluxo>
    </QuadroPublico>
  );
}
