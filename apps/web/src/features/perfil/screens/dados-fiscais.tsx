import { formatarDiaNumerico } from '@rateia/domain/datas-formatadas';
import { ID_CATEGORIA_CHAMADO } from '@rateia/domain/perfil/chamado';
import { camposDoEndereco, enderecoVazio } from '@rateia/domain/usuario/campos-do-endereco';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { useCep } from '../../../lib/cep.ts';
import { paths } from '../../../lib/paths.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { CamposDoEndereco } from '../../../ui/formulario/campos-do-endereco.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { useSalvarEndereco } from '../mutations.ts';
import { perfilQueries } from '../queries.ts';
import c from './formulario.module.css';

type Dados = RespostaDe<'getDadosFiscais'>;
type Endereco = NonNullable<Dados['endereco']>;

/** /perfil/dados-fiscais (spec 1, §2): CPF and birth date stay as they were given; the address changes. */
export function TelaDadosFiscaisDoPerfil() {
  const dados = useQuery(perfilQueries.dadosFiscais());
  return (
    <Pagina titulo="Dados fiscais" voltar={paths.perfil()} largura="estreita">
      <Consulta
        consulta={dados}
        esqueleto={<OssoLista quantos={3} />}
        erro="Não conseguimos carregar os seus dados"
        vazio={{
          quando: ({ cpf }) => cpf === null,
          mostra: (
            <Vazio
              titulo="Faltam os seus dados fiscais"
              detalhe="CPF e data de nascimento permitem pagar e receber no seu nome."
              acao={
                <Botao href={paths.cadastroDadosFiscais({ redirect: paths.perfilDadosFiscais() })}>
                  Informar os meus dados
                </Botao>
              }
            />
          ),
        }}
      >
        {(achados) => <Informados dados={achados} />}
      </Consulta>
    </Pagina>
  );
}

function Informados({ dados: { cpf, nascimento, endereco } }: { readonly dados: Dados }) {
  return (
    <div className={c['pilha']}>
      <Cartao titulo="Quem você é">
        <ListaDefinicao
          itens={[
            { rotulo: 'CPF', valor: cpf },
            { rotulo: 'Data de nascimento', valor: nascimento === null ? null : formatarDiaNumerico(nascimento) },
          ]}
        />
      </Cartao>
      <Nota>
        O dinheiro que você recebe só sai para este CPF, por isso ele e a data de nascimento não mudam por aqui. Se algo
        está errado, nossa equipe corrige.
      </Nota>
      <Botao variante="linha" bloco href={paths.perfilRelatarProblema({ assunto: ID_CATEGORIA_CHAMADO.correcao })}>
        Pedir correção
      </Botao>
      <EnderecoFiscal key={endereco?.cep ?? ''} endereco={endereco} />
    </div>
  );
}

function EnderecoFiscal({ endereco }: { readonly endereco: Endereco | null }) {
  const [ibge, setIbge] = useState(endereco?.ibge);
  const { cep: codigo, rua, numero, complemento, bairro, cidade, uf } = endereco ?? enderecoVazio;
  const formulario = useFormulario({
    iniciais: { cep: codigo, rua, numero, complemento, bairro, cidade, uf },
    campos: camposDoEndereco,
    preguicoso: true,
  });
  const cep = useCep({
    preencher: formulario.muda,
    aoAchar: setIbge,
    inicial: endereco === null ? 'vazia' : 'achada',
  });
  const salvar = useSalvarEndereco((recusados) => {
    for (const [nome, texto] of Object.entries(recusados).reverse())
      if (nome in enderecoVazio) formulario.recusa(nome as keyof typeof enderecoVazio, texto);
  });
  return (
    <Cartao>
      <form
        className={c['formulario']}
        noValidate
        onSubmit={formulario.enviar((valores) =>
          salvar.mutate({ body: { ...valores, ...(ibge === undefined ? {} : { ibge }) } }),
        )}
      >
        <CamposDoEndereco formulario={formulario} {...cep} apoio="Usamos só nos documentos fiscais." />
        <Botao tipo="submit" tamanho="lg" bloco fazendo={salvar.isPending && 'Salvando'}>
          Salvar endereço
        </Botao>
      </form>
    </Cartao>
  );
}
