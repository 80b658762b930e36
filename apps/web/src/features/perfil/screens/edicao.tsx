import { CAMPOS_DO_NOME } from '@rateia/domain/perfil/edicao';
import { useQuery } from '@tanstack/react-query';
import { comDicaDoNome } from '../../../lib/campo-do-nome.ts';
import { paths } from '../../../lib/paths.ts';
import type { Usuario } from '../../../lib/usuario.ts';
import { usuarioQuery } from '../../../lib/usuario.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx';
import { useFormulario } from '../../../ui/formulario/use-formulario.ts';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { Foto } from '../foto/components/foto.tsx';
import { useSalvarPerfil } from '../mutations.ts';
import c from './formulario.module.css';

/** /perfil/edicao (spec 1, §2): names, nickname, and the picture. */
export function TelaEdicao() {
  const usuario = useQuery(usuarioQuery);
  return (
    <Pagina titulo="Editar perfil" voltar={paths.perfil()} largura="estreita">
      <Consulta consulta={usuario} esqueleto={<OssoLista quantos={2} />} erro="Não conseguimos carregar o seu perfil">
        {(dados) => <Edicao usuario={dados} />}
      </Consulta>
    </Pagina>
  );
}

function Edicao({ usuario }: { readonly usuario: Usuario }) {
  const { primeiroNome, sobreNome, nickName } = usuario;
  const formulario = useFormulario({
    iniciais: { primeiroNome, sobreNome, nickName: nickName ?? '' },
    campos: CAMPOS_DO_NOME,
  });
  const salvar = useSalvarPerfil((recusados) => {
    for (const nome of ['nickName', 'sobreNome', 'primeiroNome'] as const) {
      const texto = recusados[nome];
      if (texto !== undefined) formulario.recusa(nome, texto);
    }
  });
  return (
    <div className={c['pilha']}>
      <Cartao>
        <Foto usuario={usuario} />
      </Cartao>
      <Cartao>
        <form
          className={c['formulario']}
          noValidate
          onSubmit={formulario.enviar((valores) =>
            salvar.mutate({
              body: {
                primeiroNome: valores.primeiroNome.trim(),
                sobreNome: valores.sobreNome.trim(),
                nickName: valores.nickName.trim(),
              },
            }),
          )}
        >
          <CampoTexto {...comDicaDoNome(formulario.campo('primeiroNome'))} rotulo="Nome" autoComplete="given-name" />
          <CampoTexto
            {...comDicaDoNome(formulario.campo('sobreNome'), 'Só quem está na sua rede vê o sobrenome inteiro.')}
            rotulo="Sobrenome"
            autoComplete="family-name"
          />
          <CampoTexto
            {...formulario.campo('nickName')}
            rotulo="Apelido (opcional)"
            autoComplete="nickname"
            apoio="Aparece ao lado do seu nome para outras pessoas."
          />
          <Botao tipo="submit" tamanho="lg" bloco fazendo={salvar.isPending && 'Salvando'}>
            Salvar perfil
          </Botao>
        </form>
      </Cartao>
    </div>
  );
}
