import { useState } from 'react';
import { useForcaDaSenha } from '../lib/senha-nova.ts';
import { Cartao } from '../ui/base/cartao.tsx';
import { Grade, Secao } from '../ui/base/secao.tsx';
import { PassoPin } from '../ui/fluxo/passo-pin.tsx';
import { Prova } from '../ui/fluxo/prova.tsx';
import { CampoNovaSenha } from '../ui/formulario/campo-nova-senha.tsx';
import { CampoTexto } from '../ui/formulario/campo-texto.tsx';
import { EscolhaDeImagem } from '../ui/formulario/escolha-de-imagem.tsx';
import { LoginsSociais } from '../ui/formulario/logins-sociais.tsx';
import { Opcoes } from '../ui/formulario/opcoes.tsx';

function fazNada(): void {
  undefined;
}
/** A picture that every browser draws alike. */
const foto = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="#D0EAE8"/><rect x="14" y="18" width="40" height="52" rx="4" fill="#00686E"/><rect x="66" y="24" width="80" height="8" fill="#38999B"/><rect x="66" y="42" width="56" height="8" fill="#38999B"/></svg>',
  ],
  'frente.svg',
  { type: 'image/svg+xml' },
);
const semPrevia = new File(['x'], 'foto-do-documento-de-frente.heic', { type: 'image/heic' });
const comum = { rotulo: 'Frente do documento', aoEscolher: fazNada, camera: 'environment', fracao: 0 } as const;

/** Sending a picture, choosing one of few, a new password, and proving an identity. */
export function UploadNaGaleria() {
  const [senha, setSenha] = useState('Manga#27');
  const [opcao, setOpcao] = useState<'convite' | 'login' | 'codigo'>('convite');
  return (
    <>
      <Secao titulo="Envio de imagem">
        <Grade>
          <EscolhaDeImagem {...comum} imagem={undefined} erro={undefined} enviando={false} />
          <EscolhaDeImagem {...comum} imagem={foto} erro={undefined} enviando={false} />
          <EscolhaDeImagem {...comum} imagem={foto} erro={undefined} enviando fracao={0.4} />
          <EscolhaDeImagem
            {...comum}
            imagem={semPrevia}
            erro="Esta imagem passa de 5 MB. Escolha uma menor ou tire outra foto."
            enviando={false}
          />
        </Grade>
      </Secao>
      <Secao titulo="Escolhas e senha">
        <Grade>
          <Cartao>
            <Opcoes
              rotulo="Como o acesso chega"
              mostraRotulo
              valor={opcao}
              aoEscolher={setOpcao}
              opcoes={[
                { valor: 'convite', titulo: 'Convite por e-mail', detalhe: 'Cada um usa a própria conta.' },
                { valor: 'login', titulo: 'Login e senha', detalhe: 'Guardados no cofre do grupo.', fim: 'Grátis' },
                { valor: 'codigo', titulo: 'Código', detalhe: 'Não existe neste serviço.', indisponivel: true },
              ]}
            />
          </Cartao>
          <Cartao>
            <div style={{ display: 'grid', gap: 16 }}>
              <CampoTexto rotulo="E-mail" value="marina@exemplo.com.br" onChange={fazNada} tipo="email" />
              <CampoTexto rotulo="Nome" value="" onChange={fazNada} erro="O campo Nome é obrigatório." />
              <CampoTexto rotulo="CPF" value="•••.456.789-••" onChange={fazNada} desligado />
              <CampoNovaSenha rotulo="Nova senha" value={senha} onChange={setSenha} forca={useForcaDaSenha(senha)} />
            </div>
          </Cartao>
          <Cartao>
            <LoginsSociais
              provedores={[
                { socialAuth: 3, nome: 'Google' },
                { socialAuth: 2, nome: 'Facebook' },
              ]}
              carregando={false}
              escolhido={undefined}
              aoEscolher={fazNada}
            />
          </Cartao>
          <Cartao>
            <Prova
              meios={['pin', 'aplicativo', 'chave']}
              enviadoPara="m•••a@exemplo.com.br"
              vale="10 minutos"
              aoProvar={fazNada}
              conferindo={false}
              erro={undefined}
              aoMudar={fazNada}
            />
          </Cartao>
        </Grade>
      </Secao>
      <Secao titulo="Código recusado">
        <PassoPin
          pergunta="Digite o código"
          apoio="Enviamos para (11) •••••-4321."
          validade="Vale até 10h54."
          passo={2}
          de={3}
          voltar="#antes"
          aoConferir={fazNada}
          conferindo={false}
          erro={'PIN inválido ou expirado\nRestam 4 tentativas com este código. Se preferir, peça outro.'}
          aoMudar={fazNada}
        />
      </Secao>
    </>
  );
}
