/**
 * Words that common passwords are made of: keyboard runs, words for "password", the product and services, names, teams,
 * cities, animals, affection. Each stands for itself and for itself with any tail of digits and signs, in any
 * capitals and with the usual signs for letters, which is well over a thousand of the most common ones (spec A§5).
 */
const PALAVRAS = `
senha senhas minhasenha suasenha novasenha senhaforte senhasegura password passwords passphrase passw pass contrasena
mudar trocar acesso entrar login admin administrador administrator root user usuario guest convidado teste testes test
testing demo temp temporaria padrao default master mestre secret segredo secreto chave welcome bemvindo abrir letmein
qwerty qwertyuiop qwert qwer asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc wasd azerty
abcd abcde abcdef abcdefg abcdefgh abc aaaa aaaaaa aaaaaaaa xxxx xxxxxx
rateia grupo grupos vaga vagas bolao loteria mega megasena assinatura streaming netflix spotify youtube disney amazon
google facebook instagram whatsapp telegram twitter tiktok apple iphone samsung motorola xiaomi android windows linux
microsoft hotmail gmail outlook yahoo brasil brazil brasileiro brasileira
flamengo mengao corinthians timao palmeiras verdao saopaulo tricolor santos peixe gremio internacional colorado cruzeiro
atletico galo vasco vascao botafogo fogao fluminense fluzao bahia vitoria sport nautico ceara fortaleza coritiba
athletico goias chapecoense juventude bragantino guarani pontepreta neymar pele ronaldo ronaldinho messi romario zico
riodejaneiro belohorizonte curitiba portoalegre salvador recife manaus brasilia goiania florianopolis natal maceio
campinas joinville londrina sorocaba niteroi
maria ana joana julia juliana fernanda amanda bruna camila carolina beatriz gabriela isabela larissa leticia luana mariana
natalia patricia rafaela renata vanessa vitoria adriana aline andrea barbara bianca carla claudia cristina daniela debora
eduarda elaine fabiana flavia helena jessica karina laura luciana manuela marcela marcia michele milena monica paula
priscila regina rosana sabrina sandra silvia simone sophia sofia tatiana thais valentina vera viviane
joao jose pedro paulo lucas gabriel rafael felipe gustavo bruno daniel eduardo fernando guilherme henrique leonardo
marcelo marcos matheus mateus miguel murilo nicolas rodrigo samuel thiago tiago vinicius vitor victor alexandre anderson
andre antonio arthur bernardo caio carlos cesar claudio cristiano davi diego douglas enzo fabio francisco heitor hugo igor
ivan jorge leandro luiz luis marcio mario mauricio otavio renan renato ricardo roberto rogerio sergio wagner wesley
silva santos souza sousa oliveira pereira lima carvalho ferreira ribeiro almeida costa gomes martins araujo melo barbosa
deus jesus cristo jesuscristo deusefiel deuseamor jesusteama fedeus bencao gloria aleluia anjo anjos
amor amorzinho teamo euteamo meuamor iloveyou love lovely princesa princess principe rainha rei gatinha gatinho lindo
linda lindinha bebe nenem mamae papai mae pai familia filho filha vida minhavida felicidade feliz saudade sorte
estrela estrelinha lua sol brilho flor flores rosa margarida borboleta cachorro cachorra gato gata leao tigre aguia lobo
dragao dragon monkey macaco urso ursinho coelho cavalo peixinho golfinho
futebol football baseball soccer basquete volei surf skate moto carro corsa gol ferrari fusca musica rock samba funk
pagode guitarra violao metallica nirvana beatles
batman superman homemaranha spiderman naruto goku pokemon pikachu mario sonic minecraft freefire fortnite roblox zelda
starwars matrix harrypotter hello sunshine shadow killer freedom trustno ninja mustang cookie summer winter spring autumn
verao inverno primavera outono janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
segunda terca quarta quinta sexta sabado domingo cerveja cafe chocolate banana abacaxi morango pipoca batata
`;

const COMUNS: ReadonlySet<string> = /* @__PURE__ */ new Set(/* @__PURE__ */ PALAVRAS.trim().split(/\s+/));

/** Whole passwords that no word of the list makes. */
const INTEIRAS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1qaz2wsx',
  '1qaz2wsx3edc',
  'q1w2e3r4',
  'zaq12wsx',
  'a1b2c3d4',
  'a1s2d3f4',
  'aa123456',
  'abc123456',
]);

const LETRA_DO_SINAL: { readonly [sinal: string]: string } = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** True for a password that is one of the most common ones, whatever its capitals, signs and tail (spec A§5). */
export function ehSenhaComum(senha: string): boolean {
  const minuscula = senha.toLowerCase();
  const semSinais = minuscula.replace(/[^a-z0-9]/g, '');
  if (INTEIRAS.has(semSinais) || ehSequencia(semSinais)) return true;
  const semCauda = minuscula.replace(/[^a-z]/g, '');
  return comecaComPalavra(minuscula) || COMUNS.has(comLetras(minuscula)) || COMUNS.has(semCauda);
}

/** A word of the list, with signs for letters or not, and nothing after it but digits and signs. */
function comecaComPalavra(senha: string): boolean {
  for (let fim = senha.length; fim > 0; fim -= 1) {
    if (COMUNS.has(comLetras(senha.slice(0, fim)))) return true;
    // A letter that is not part of the word ends the search: what is before it is no whole word.
    if (/[a-z]/.test(senha.charAt(fim - 1))) return COMUNS.has(senha.slice(0, fim));
  }
  return false;
}

function comLetras(texto: string): string {
  return Array.from(texto, (sinal) => LETRA_DO_SINAL[sinal] ?? sinal).join('');
}

/** A few letters around a run of digits, such as "Aa12345678" or "Abc102030". */
function ehSequencia(texto: string): boolean {
  const digitos = texto.replace(/\D/g, '');
  const letras = texto.replace(/\d/g, '');
  const repetida = /^(\d)\1+$/.test(digitos);
  const corrida = '01234567890123456789'.includes(digitos) || '98765432109876543210'.includes(digitos);
  return digitos.length >= 4 && letras.length <= 3 && (repetida || corrida || digitos === '102030');
}
